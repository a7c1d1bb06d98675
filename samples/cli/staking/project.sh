#!/usr/bin/env bash
# The staking tutorial: create the project, generate the proxy, test, build.
set -euo pipefail

# #region new
sc-meta new --template empty --name staking
cd staking
# #endregion new

# #region proxy
sc-meta all proxy
# #endregion proxy

# #region test
cargo test
# #endregion test

# #region build
sc-meta all build
# #endregion build
