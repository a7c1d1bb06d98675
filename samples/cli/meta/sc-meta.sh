#!/usr/bin/env bash
# The tool that manages contracts: install it, list its commands, keep it up to date.
set -euo pipefail

# #region install
cargo install multiversx-sc-meta --locked
sc-meta --version
# #endregion install

# #region tools
sc-meta install wasm32
sc-meta install wasm-opt
# #endregion tools

# #region info
sc-meta info --path contracts
# #endregion info

# #region start
sc-meta new --template adder --name my-adder
cd my-adder
sc-meta all build
sc-meta test
# #endregion start

# #region all
sc-meta all build --locked
# #endregion all

# #region contract-tool
cd meta
cargo run -- build --locked
# #endregion contract-tool
