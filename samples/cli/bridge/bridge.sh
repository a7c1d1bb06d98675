#!/usr/bin/env bash
# The Ethereum bridge. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://gateway.multiversx.com
SAFE=erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2
WRAPPER=erd1qqqqqqqqqqqqqpgq305jfaqrdxpzjgf9y5gvzh60mergh866yfkqzqjv2h
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
ETHEREUM_ADDRESS=0x52908400098527886E0F7030069857D2E4169EE7
# #endregion setup

# #region universal
mxpy contract call "$WRAPPER" \
    --function unwrapTokenCreateTransaction \
    --arguments str:ETHUSDC-220753 "addr:$SAFE" "$ETHEREUM_ADDRESS" \
    --token-transfers USDC-c76f1f 250000000 \
    --gas-limit 80000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion universal

# #region direct
mxpy contract call "$SAFE" \
    --function createTransaction \
    --arguments "$ETHEREUM_ADDRESS" \
    --token-transfers ETHUSDC-220753 250000000 \
    --gas-limit 75000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion direct

# #region refund
mxpy contract call "$SAFE" \
    --function claimRefund \
    --arguments str:ETHUSDC-220753 \
    --gas-limit 20000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion refund

# #region fee
mxpy contract query "$SAFE" \
    --function calculateRequiredFee \
    --arguments str:ETHUSDC-220753 \
    --proxy "$PROXY"
# #endregion fee

# #region refunds
mxpy contract query "$SAFE" \
    --function getRefundAmounts \
    --arguments "addr:$ALICE" \
    --proxy "$PROXY"
# #endregion refunds

# #region give
mxpy token set-special-role-fungible \
    --token-identifier ALICE-a1b2c3 \
    --user "$SAFE" \
    --local-mint --local-burn \
    --pem issuer.pem --proxy "$PROXY" --send
# #endregion give

# #region settings
mxpy contract query "$SAFE" --function isMintBurnToken --arguments str:ETHUSDC-220753 --proxy "$PROXY"
mxpy contract query "$SAFE" --function isNativeToken --arguments str:ETHUSDC-220753 --proxy "$PROXY"
mxpy contract query "$SAFE" --function getMaxBridgedAmount --arguments str:ETHUSDC-220753 --proxy "$PROXY"
mxpy contract query "$SAFE" --function getAllKnownTokens --proxy "$PROXY"
# #endregion settings
