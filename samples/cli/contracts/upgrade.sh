#!/usr/bin/env bash
# Brings new code to a contract that stands already. Storage stays.
set -euo pipefail

VAULT=$1

# #region upgrade
mxpy contract upgrade "$VAULT" \
    --bytecode output/vault.wasm \
    --arguments 8 \
    --metadata-payable-by-sc \
    --pem owner.pem \
    --proxy https://devnet-gateway.multiversx.com \
    --gas-limit-multiplier 1.1 \
    --send
# #endregion upgrade
