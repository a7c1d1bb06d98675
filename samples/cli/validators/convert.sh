#!/usr/bin/env bash
# Moves a validator to a new or an existing delegation contract. --send broadcasts a transaction.
set -euo pipefail

# #region setup
PROXY=https://gateway.multiversx.com
MANAGER=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6
CONTRACT=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat
WALLET=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
# #endregion setup

# #region convert
mxpy staking-provider make-delegation-contract-from-validator \
    --max-cap 10000000000000000000000 \
    --fee 1000 \
    --gas-limit 510000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion convert

# #region whitelist
mxpy contract call "$CONTRACT" \
    --function whitelistForMerge \
    --arguments "$WALLET" \
    --gas-limit 2000000 \
    --keyfile owner.json --proxy "$PROXY" --send
# #endregion whitelist

# #region merge-whitelisted
mxpy contract call "$MANAGER" \
    --function mergeValidatorToDelegationWithWhitelist \
    --arguments "$CONTRACT" \
    --gas-limit 510000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion merge-whitelisted

# #region merge-own
mxpy contract call "$MANAGER" \
    --function mergeValidatorToDelegationSameOwner \
    --arguments "$CONTRACT" \
    --gas-limit 510000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion merge-own

# #region withdraw-permission
mxpy contract call "$CONTRACT" \
    --function deleteWhitelistForMerge \
    --gas-limit 2000000 \
    --keyfile owner.json --proxy "$PROXY" --send
# #endregion withdraw-permission
