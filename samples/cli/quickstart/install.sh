#!/usr/bin/env bash
# The two tools of the quickstart, on a machine with Rust and pipx.
set -euo pipefail

# #region install
cargo install multiversx-sc-meta --locked
sc-meta install wasm-opt
pipx install multiversx-sdk-cli
mxpy --version
# #endregion install
