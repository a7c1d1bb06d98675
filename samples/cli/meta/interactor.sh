#!/usr/bin/env bash
# An interactor: generate it, run its commands, test it on a chain simulator.
set -euo pipefail

# #region generate
sc-meta all build
sc-meta all snippets
# #endregion generate

# #region run
cd interactor
cargo run -- deploy
cargo run -- add
cargo run -- getSum
# #endregion run

# #region simulator
sc-meta cs install
sc-meta cs start
# #endregion simulator

# #region test
cd interactor
sc-meta test --chain-simulator
# #endregion test

# #region test-devnet
cd interactor
cargo test -- --ignored
# #endregion test-devnet

# #region new
sc-meta new --template adder
cd adder
# #endregion new
