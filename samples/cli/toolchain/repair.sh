#!/usr/bin/env bash
# Repairs a Rust installation that doesn't build contracts.
set -euo pipefail

# #region look
rustup show --verbose
cargo +stable --version
rustup target list --installed
# #endregion look

# #region default
rustup default stable
# #endregion default

# #region again
rustup toolchain uninstall stable
rustup toolchain install stable --target wasm32v1-none
# #endregion again

# #region override
rustup override list
rustup override unset
# #endregion override

# #region targets
sc-meta install wasm32
rustup +1.95 target list --installed
# #endregion targets

# #region tools
cargo install multiversx-sc-meta --locked --force
# #endregion tools

# #region versions
rustup --version
rustup show --verbose
sc-meta --version
mxpy --version
# #endregion versions

# #region remove
rustup self uninstall
# #endregion remove
