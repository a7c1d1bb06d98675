#!/usr/bin/env bash
# The quickstart's contract on devnet: deployed, called and queried.
set -euo pipefail

# #region wallet
mxpy wallet new --format pem --outfile wallet.pem
mxpy faucet request --pem wallet.pem --chain D
# #endregion wallet

# #region deploy
PROXY=https://devnet-gateway.multiversx.com
mxpy contract deploy \
    --bytecode output/my-adder.wasm \
    --abi output/my-adder.abi.json \
    --arguments 5 \
    --pem wallet.pem --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile deploy.json \
    --wait-result --send
# #endregion deploy

# #region address
ADDER=$(jq -r .contractAddress deploy.json)
echo "https://devnet-explorer.multiversx.com/accounts/$ADDER"
# #endregion address

# #region call
mxpy contract call "$ADDER" \
    --abi output/my-adder.abi.json \
    --function add --arguments 7 \
    --pem wallet.pem --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile call.json \
    --wait-result --send
# #endregion call

# #region query
mxpy contract query "$ADDER" \
    --abi output/my-adder.abi.json \
    --function getSum --proxy "$PROXY"
# #endregion query
