#!/usr/bin/env bash
# The deployment and each upgrade set what a contract may do.
set -euo pipefail

PROXY=https://devnet-gateway.multiversx.com
SHOP=$1

# #region deploy
mxpy contract deploy \
    --bytecode output/shop.wasm \
    --metadata-payable-by-sc \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --send
# #endregion deploy

# #region upgrade
mxpy contract upgrade "$SHOP" \
    --bytecode output/shop.wasm \
    --metadata-payable-by-sc \
    --metadata-not-upgradeable \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --send
# #endregion upgrade

# #region read
curl --silent "$PROXY/address/$SHOP" |
    jq -r .data.account.codeMetadata |
    base64 --decode |
    xxd -plain
# #endregion read
