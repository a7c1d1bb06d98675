#!/usr/bin/env bash
# Compilers for contracts.
set -euo pipefail

# #region stable
rustup update stable
rustup default stable
# #endregion stable

# #region server
rustup toolchain install 1.95 --profile minimal --target wasm32v1-none
rustup default 1.95
# #endregion server

# #region nightly
rustup toolchain install nightly-2024-05-22 --target wasm32-unknown-unknown
RUSTUP_TOOLCHAIN=nightly-2024-05-22 sc-meta all build
# #endregion nightly

# #region check
rustup show active-toolchain
# #endregion check
