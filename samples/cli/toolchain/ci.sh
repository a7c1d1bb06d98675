#!/usr/bin/env bash
# What a build server runs: fixed versions, no prompts and no editor.
set -euo pipefail

# #region install
rustup toolchain install 1.95 --profile minimal --target wasm32v1-none
rustup default 1.95
cargo install multiversx-sc-meta --version 0.66.2 --locked
sc-meta install wasm-opt
# #endregion install

# #region build
cargo test --locked
sc-meta all proxy --compare
sc-meta all build --locked
# #endregion build
