#!/usr/bin/env bash
# The quickstart's contract, from the template to WebAssembly.
set -euo pipefail

# #region new
sc-meta new --template adder --name my-adder
cd my-adder
# #endregion new

# #region build
sc-meta all build
# #endregion build

# #region test
sc-meta test
# #endregion test
