#!/usr/bin/env bash
# Builds of one contract, and of all in a folder.
set -euo pipefail

# #region build
sc-meta all build
# #endregion build

# #region folder
sc-meta all build --path contracts --target-dir-all target
# #endregion folder

# #region ci
sc-meta all proxy --compare
sc-meta all build --locked
# #endregion ci

# #region raw
sc-meta all build --no-wasm-opt --wasm-suffix raw
# #endregion raw

# #region inspect
sc-meta all build-dbg
sc-meta all twiggy
# #endregion inspect

# #region update
sc-meta all update
# #endregion update

# #region clean
sc-meta all clean
cargo clean
# #endregion clean

# #region codehash
sc-meta all build --codehash
# #endregion codehash

# #region abi
sc-meta all abi
# #endregion abi

# #region proxy
sc-meta all proxy
# #endregion proxy

# #region snippets
sc-meta all snippets
# #endregion snippets
