#!/usr/bin/env bash
# A sovereign chain on one machine, by the scripts of mx-chain-sovereign-go (e20e0c38, March 2025).
set -euo pipefail

# #region clone
git config --global url.https://github.com/.insteadOf git@github.com:
mkdir -p ~/sovereign-code
cd ~/sovereign-code
git clone git@github.com:multiversx/mx-chain-sovereign-go.git
cd mx-chain-sovereign-go
git checkout e20e0c380b292bf7f9b4d7b95ca8889fccdc051e
# #endregion clone

# #region overrides
cd ~/sovereign-code/mx-chain-sovereign-go/scripts/testnet
cat >local.sh <<'END'
export CONFIGGENERATORDIR="$(dirname $MULTIVERSXDIR)/mx-chain-deploy-sovereign-go/cmd/filegen"
export CONFIGGENERATOR="$CONFIGGENERATORDIR/filegen"
export PROXYDIR="$(dirname $MULTIVERSXDIR)/mx-chain-proxy-sovereign-go/cmd/proxy"
export PROXY="$PROXYDIR/proxy"
END
# #endregion overrides

# #region prerequisites
./prerequisites.sh
git -C ~/sovereign-code/mx-chain-sovereign-bridge-go checkout af9e9aa908ba
# #endregion prerequisites

# #region start
./config.sh && ./sovereignStart.sh
# #endregion start

# #region look
tmux list-sessions
curl -s http://localhost:7950/network/status/0 | jq '.data.status | .erd_nonce, .erd_current_round, .erd_epoch_number'
curl -s http://localhost:10000/node/status | jq '.data.metrics | .erd_chain_id, .erd_is_syncing, .erd_num_connected_peers'
# #endregion look

# #region stop
./stop.sh
./clean.sh
# #endregion stop

# #region contracts
cd ~/sovereign-code/mx-chain-sovereign-go/scripts/testnet/sovereignBridge
sed -i 's/^ *version=.*/    version=v0.3.2-alpha/' config/contracts.snippets.sh
source config/configs.cfg
source config/contracts.snippets.sh
downloadCrossChainContracts
# #endregion contracts

# #region wallet
mxpy wallet new --format pem --outfile ~/wallet.pem
chmod 600 ~/wallet.pem
# #endregion wallet

# The scripts read unset variables, and handle errors themselves.
set +eu
# #region bridge
source script.sh
deploySovereignWithCrossChainContracts sov
# #endregion bridge

# #region bridge-look
displayContracts
docker logs --tail 5 sov-observer
screen -list
# #endregion bridge-look

# #region bridge-stop
stopAndCleanSovereign
# #endregion bridge-stop
