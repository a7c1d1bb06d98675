#!/usr/bin/env bash
# The contracts of these pages, with their tests.
set -euo pipefail

# #region contracts
git clone --filter=blob:none --sparse https://github.com/multiversx/mx-docs
cd mx-docs
git sparse-checkout set samples/contracts
cd samples/contracts
# #endregion contracts
