#!/usr/bin/env bash
# A guardian, with two PEM files of a test network. Each command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
CAROL_HEX=$(mxpy wallet bech32 --decode "$CAROL")
SERVICE_HEX=$(printf example.com | xxd -p)
# #endregion setup

# #region set
mxpy tx new \
    --receiver "$ALICE" \
    --data "SetGuardian@$CAROL_HEX@$SERVICE_HEX" \
    --gas-limit 448500 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion set

# #region guard
mxpy tx new \
    --receiver "$ALICE" \
    --data GuardAccount \
    --gas-limit 318000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion guard

# #region send
mxpy tx new \
    --receiver "$BOB" \
    --value 1000000000000000000 \
    --gas-limit 100000 \
    --pem alice.pem --guardian-pem carol.pem --proxy "$PROXY" --send
# #endregion send

# #region send-in-two-steps
mxpy tx new \
    --receiver "$BOB" \
    --value 1000000000000000000 \
    --gas-limit 100000 \
    --guardian "$CAROL" \
    --pem alice.pem --proxy "$PROXY" --outfile transfer.json

mxpy tx sign --infile transfer.json --guardian-pem carol.pem --proxy "$PROXY" --send
# #endregion send-in-two-steps

# #region service
mxpy tx new \
    --receiver "$BOB" \
    --value 1000000000000000000 \
    --gas-limit 100000 \
    --guardian-2fa-code 123456 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion service

# #region unguard
mxpy tx new \
    --receiver "$ALICE" \
    --data UnGuardAccount \
    --gas-limit 371000 \
    --pem alice.pem --guardian-pem carol.pem --proxy "$PROXY" --send
# #endregion unguard

# #region state
curl "$PROXY/address/$ALICE/guardian-data"
# #endregion state
