#!/usr/bin/env bash
# Part 1 of the tutorial: create the project, build it, test it.
set -euo pipefail

# #region new
sc-meta new --template empty --name crowdfunding
cd crowdfunding
# #endregion new

# #region build
sc-meta all build
# #endregion build

# #region proxy
sc-meta all proxy
# #endregion proxy

# #region test
cargo test
# #endregion test

# #region compare-proxy
sc-meta all proxy --compare
# #endregion compare-proxy

# #region test-gen
sc-meta test-gen
# #endregion test-gen
