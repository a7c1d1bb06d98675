#!/usr/bin/env bash
# Part 4 of the tutorial: deploy the campaign to devnet and use it.
set -euo pipefail

# #region wallet
mxpy wallet new --format pem --outfile owner.pem
mxpy faucet request --pem owner.pem --chain D
# #endregion wallet

# #region settings
PROXY=https://devnet-gateway.multiversx.com
TOKEN=str:EGLD-000000
TARGET=10000000000000000000 # 10 xEGLD
# 30 days from now, in milliseconds.
DEADLINE=$((($(date +%s) + 30 * 86400) * 1000))
# #endregion settings

# #region deploy
mxpy contract deploy \
    --bytecode output/crowdfunding.wasm \
    --abi output/crowdfunding.abi.json \
    --arguments "$TOKEN" "$TARGET" "$DEADLINE" \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile deploy.json \
    --wait-result \
    --send
# #endregion deploy

# #region campaign
CAMPAIGN=$(jq -r .contractAddress deploy.json)
# #endregion campaign

# #region status
mxpy contract query "$CAMPAIGN" \
    --abi output/crowdfunding.abi.json \
    --function getStatus \
    --proxy "$PROXY"
# #endregion status

# #region fund-egld
mxpy contract call "$CAMPAIGN" \
    --function fund \
    --value 500000000000000000 \
    --pem donor.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion fund-egld

# #region fund-esdt
mxpy contract call "$CAMPAIGN" \
    --function fund \
    --token-transfers GOAL-a1b2c3 2500000 \
    --pem donor.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion fund-esdt

# #region deposit
mxpy contract query "$CAMPAIGN" \
    --abi output/crowdfunding.abi.json \
    --function getDeposit \
    --arguments addr:erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx \
    --proxy "$PROXY"
# #endregion deposit

# #region claim
mxpy contract call "$CAMPAIGN" \
    --function claim \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion claim

# #region refund
mxpy contract call "$CAMPAIGN" \
    --function refund \
    --pem donor.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion refund
