#!/usr/bin/env bash
# How tests of contracts are started.
set -euo pipefail

# #region cargo
cargo test
# #endregion cargo

# #region one
cargo test anyone_can_add -- --nocapture
# #endregion one

# #region sc-meta
sc-meta test
sc-meta test --wasm
sc-meta test --scen
# #endregion sc-meta

# #region install-go
sc-meta install mx-scenario-go
# #endregion install-go

# #region test-gen
sc-meta test-gen --create
# #endregion test-gen

# #region build
sc-meta all build
# #endregion build

# #region scen-blackbox
sc-meta scen-blackbox
# #endregion scen-blackbox

# #region account
sc-meta account --api https://devnet-gateway.multiversx.com --address erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
# #endregion account

# #region coverage
sc-meta test-coverage --output coverage.md
# #endregion coverage

# #region debugger
sc-meta install debugger
# #endregion debugger
