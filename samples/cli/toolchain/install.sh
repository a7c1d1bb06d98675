#!/usr/bin/env bash
# Installs the tool that builds contracts on a machine with Rust.
set -euo pipefail

# #region rust
rustup update stable
rustup default stable
# #endregion rust

# #region sc-meta
cargo install multiversx-sc-meta --locked
# #endregion sc-meta

# #region tools
sc-meta install wasm32
sc-meta install wasm-opt
# #endregion tools

# #region all
sc-meta install all
# #endregion all

# #region twiggy
cargo install twiggy
# #endregion twiggy

# #region check
rustup show active-toolchain
rustup target list --installed
sc-meta --version
# #endregion check

# #region try
sc-meta new --template adder --name my-adder
cd my-adder
sc-meta all build
sc-meta test
# #endregion try
