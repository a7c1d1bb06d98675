#!/usr/bin/env bash
# Keys of validators: new, sign, verify, convert.
set -euo pipefail

# #region keys
mxpy validator-wallet new --outfile validatorKey.pem
mxpy validator-wallet convert --infile validatorKey.pem
mxpy validator-wallet sign-message --message "order 42" --pem validatorKey.pem
# #endregion keys
