#!/usr/bin/env bash
# Test EGLD: opens the faucet of the web wallet in your browser, logged in as the wallet.
set -euo pipefail

# #region faucet
mxpy faucet request --pem alice.pem --chain D
# #endregion faucet
