#!/usr/bin/env bash
# A network of real nodes on one machine.
set -euo pipefail

# #region setup
mkdir -p ~/my-localnet
cd ~/my-localnet
mxpy localnet setup
# #endregion setup

# #region start
mxpy localnet start
# #endregion start

# #region check
mxpy get network-config --proxy http://localhost:7950
# #endregion check

# #region clean
mxpy localnet clean
# #endregion clean

# #region steps
mxpy localnet new
mxpy localnet prerequisites
mxpy localnet build
mxpy localnet config
# #endregion steps

# #region again
mxpy localnet clean
mxpy localnet config
mxpy localnet start
# #endregion again

# #region rebuild
mxpy localnet build --software node
# #endregion rebuild

# #region ci
mxpy localnet start --stop-after-seconds 600
# #endregion ci

# #region variables
PROXY=http://localhost:7950
PEM=~/multiversx-sdk/testwallets/latest/users/alice.pem
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
# #endregion variables

# #region send
mxpy tx new --receiver "$BOB" --value 1000000000000000000 \
    --pem "$PEM" --proxy "$PROXY" --gas-limit 50000 --send --wait-result
mxpy get account --address "$BOB" --proxy "$PROXY"
# #endregion send

# #region deploy
mxpy contract deploy --bytecode output/my-adder.wasm --arguments 5 --gas-limit 5000000 \
    --pem "$PEM" --proxy "$PROXY" --send --wait-result --outfile deploy.json
# #endregion deploy

# #region call
CONTRACT=$(jq -r .contractAddress deploy.json)
mxpy contract call "$CONTRACT" --function add --arguments 3 --gas-limit 5000000 \
    --pem "$PEM" --proxy "$PROXY" --send --wait-result
mxpy contract query "$CONTRACT" --function getSum --proxy "$PROXY"
# #endregion call

# #region simulate
mxpy tx new --receiver "$BOB" --value 1000000000000000000 \
    --pem "$PEM" --proxy "$PROXY" --gas-limit 50000 --simulate
# #endregion simulate
