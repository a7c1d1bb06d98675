#!/usr/bin/env bash
# A transfer whose fee a relayer pays. `relayer.pem` is in the shard of the sender.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
RELAYER=$(mxpy wallet convert --infile relayer.pem --in-format pem --out-format address-bech32 | tail -n 1)
# #endregion setup

# #region two-steps
mxpy tx new \
    --receiver "$BOB" \
    --token-transfers ALICE-a1b2c3 7500000000000000000 \
    --relayer "$RELAYER" \
    --gas-limit 481000 \
    --pem alice.pem --proxy "$PROXY" --outfile transfer.json

mxpy tx relay --infile transfer.json --relayer-pem relayer.pem --proxy "$PROXY" --send
# #endregion two-steps

# #region one-step
mxpy tx new \
    --receiver "$BOB" \
    --token-transfers ALICE-a1b2c3 7500000000000000000 \
    --gas-limit 481000 \
    --pem alice.pem --relayer-pem relayer.pem --proxy "$PROXY" --send
# #endregion one-step
