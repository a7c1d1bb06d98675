#!/usr/bin/env bash
# Writes the interface descriptions of a contract, without compiling it to WebAssembly.
set -euo pipefail

# #region build
sc-meta all abi
# #endregion build

# #region call
mxpy contract call "$1" \
    --abi output/shop.abi.json \
    --function placeOrder \
    --arguments-file arguments.json \
    --value 1000000000000000000 \
    --pem buyer.pem \
    --proxy https://devnet-gateway.multiversx.com \
    --gas-limit-multiplier 1.1 \
    --send
# #endregion call
