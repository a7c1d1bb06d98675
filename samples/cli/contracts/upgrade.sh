#!/usr/bin/env bash
# Replaces the code of a deployed contract. Its storage is kept.
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
