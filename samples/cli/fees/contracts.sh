#!/usr/bin/env bash
# Gas of contracts: estimated, and simulated without being sent.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
CONTRACT=erd1qqqqqqqqqqqqqpgqzyuaqg3dl7rqlkudrsnm5ek0j3a97qevd8sszj0glf
# #endregion setup

# #region simulate
mxpy contract call "$CONTRACT" \
    --function deposit \
    --arguments 300 10 \
    --gas-limit 4000000 \
    --pem alice.pem --proxy "$PROXY" --simulate
# #endregion simulate

# #region estimate
mxpy contract call "$CONTRACT" \
    --function deposit \
    --arguments 300 10 \
    --gas-limit-multiplier 1.1 \
    --pem alice.pem --proxy "$PROXY" --send --wait-result
# #endregion estimate
