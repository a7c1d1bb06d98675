#!/usr/bin/env bash
# What the tutorial needs on the machine: Rust.
set -euo pipefail

# #region rust
rustup update stable
# #endregion rust
