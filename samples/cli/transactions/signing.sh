#!/usr/bin/env bash
# Sign on one machine, send from another.
set -euo pipefail

# #region offline
mxpy tx new \
    --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx \
    --value 100000000000000000 \
    --data "invoice 1042" \
    --nonce 42 --chain D --gas-limit 68000 \
    --pem alice.pem --outfile signed.json
# #endregion offline

# #region send
mxpy tx send --infile signed.json --proxy https://devnet-gateway.multiversx.com
# #endregion send
