#!/usr/bin/env bash
# Creates the accounts of an integrator with mxpy.
set -euo pipefail

# #region cold
mxpy wallet new --format raw-mnemonic --outfile cold-mnemonic.txt
# #endregion cold

# #region hot
mxpy wallet new --format keystore-mnemonic --shard 0 --outfile hot-0.json
mxpy wallet new --format keystore-mnemonic --shard 1 --outfile hot-1.json
mxpy wallet new --format keystore-mnemonic --shard 2 --outfile hot-2.json
# #endregion hot

# #region address
mxpy wallet convert --infile hot-0.json --in-format keystore-mnemonic --out-format address-bech32
# #endregion address
