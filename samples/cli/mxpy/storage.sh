#!/usr/bin/env bash
# The values that mxpy stores for scripts.
set -euo pipefail

# #region store
mxpy data store --partition devnet --key adder \
    --value erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
mxpy data load --partition devnet --key adder
# #endregion store

# #region parse
mxpy data parse --file transfer.json --expression "data['emittedTransaction']['gasLimit']"
# #endregion parse
