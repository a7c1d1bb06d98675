#!/usr/bin/env bash
# Commands to run inside the devcontainer.
set -euo pipefail

# #region sample
cd samples/adder
sc-meta all build
# #endregion sample

# #region renew
rustup toolchain install 1.95 --target wasm32v1-none
rustup default 1.95
cargo install multiversx-sc-meta --version 0.66.2 --locked
# #endregion renew
