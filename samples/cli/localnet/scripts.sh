#!/usr/bin/env bash
# A local network with the scripts of mx-chain-go v2.0.0.
set -euo pipefail

# #region clone
git config --global url.https://github.com/.insteadOf git@github.com:
mkdir -p ~/localnet-code
cd ~/localnet-code
git clone --branch v2.0.0 https://github.com/multiversx/mx-chain-go.git
# #endregion clone

# #region prerequisites
sudo apt-get install tmux
cd ~/localnet-code/mx-chain-go/scripts/testnet
./prerequisites.sh
# #endregion prerequisites

# #region overrides
cat >local.sh <<'END'
export TESTNETDIR="$HOME/localnet"
export SHARD_VALIDATORCOUNT=1
export SHARD_CONSENSUS_SIZE=1
export META_VALIDATORCOUNT=1
export META_CONSENSUS_SIZE=1
END
# #endregion overrides

# #region start
./config.sh
./start.sh debug
# #endregion start

# #region look
tmux list-sessions
curl -s http://localhost:7950/network/status/0 | jq '.data.status | .erd_nonce, .erd_current_round, .erd_epoch_number'
# #endregion look

# #region send
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
mxpy tx new --receiver "$BOB" --value 1000000000000000000 \
    --pem ~/localnet/node/config/walletKey.pem --proxy http://localhost:7950 \
    --gas-limit 50000 --send --wait-result
# #endregion send

# #region deploy
mxpy contract deploy --bytecode output/my-adder.wasm --arguments 5 --gas-limit 5000000 \
    --pem ~/localnet/node/config/walletKey.pem --proxy http://localhost:7950 \
    --send --wait-result --outfile deploy.json
mxpy contract query "$(jq -r .contractAddress deploy.json)" --function getSum --proxy http://localhost:7950
# #endregion deploy

# #region pause
./pause.sh
./resume.sh
# #endregion pause

# #region stop
./stop.sh
./clean.sh
# #endregion stop

# #region reset
./reset.sh debug
# #endregion reset
