#!/usr/bin/env bash
# The quickstart's contract, from the template to WebAssembly.
set -euo pipefail

# #region build
sc-meta new --template adder --name my-adder
cd my-adder
sc-meta all build
# #endregion build
