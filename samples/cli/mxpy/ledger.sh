#!/usr/bin/env bash
# A Ledger that signs: plugged in, unlocked, with the MultiversX app open.
set -euo pipefail

# #region check
mxpy ledger version
mxpy ledger addresses --num-addresses 3
# #endregion check

# #region sign
mxpy tx new \
    --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx \
    --value 100000000000000000 \
    --ledger --sender-wallet-index 2 \
    --proxy https://devnet-gateway.multiversx.com --send
# #endregion sign

# #region guardian
mxpy tx new \
    --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx \
    --value 100000000000000000 \
    --gas-limit 100000 \
    --guardian-ledger --pem alice.pem \
    --proxy https://devnet-gateway.multiversx.com --send
# #endregion guardian

# #region guardian-file
mxpy tx sign --infile transfer.json --guardian-ledger \
    --proxy https://devnet-gateway.multiversx.com --send
# #endregion guardian-file
