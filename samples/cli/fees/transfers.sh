#!/usr/bin/env bash
# Transfers of EGLD. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
DAN=erd1kyaqzaprcdnv4luvanah0gfxzzsnpaygsy6pytrexll2urtd05ts9vegu7
# #endregion setup

# #region transfer
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --data "invoice 1042" \
    --gas-limit 68000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer

# #region guarded-relayed
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --data "invoice 1042" \
    --gas-limit 168000 \
    --pem alice.pem \
    --guardian "$CAROL" --guardian-pem carol.pem \
    --relayer "$DAN" --relayer-pem dan.pem \
    --proxy "$PROXY" --send
# #endregion guarded-relayed

# #region gas-configs
curl https://gateway.multiversx.com/network/gas-configs
# #endregion gas-configs
