#!/usr/bin/env bash
# What the tutorial needs on the machine: the tool that builds contracts.
set -euo pipefail

# #region sc-meta
cargo install multiversx-sc-meta --locked
sc-meta install wasm-opt
# #endregion sc-meta
