#!/usr/bin/env bash
# The adder on a chain simulator: the template, its interactor's commands, tests.
set -euo pipefail

# #region create
# #region new
sc-meta new --template adder
cd adder
# #endregion new
# #region build
sc-meta all proxy
sc-meta all build
# #endregion build
# #endregion create

# #region install
sc-meta cs install
# #endregion install

# #region install-sudo
sudo ~/.cargo/bin/sc-meta cs install
# #endregion install-sudo

# #region start
sc-meta cs start
# #endregion start

# #region commands
cd interactor
cargo run -- deploy
cargo run -- add --value 7
cargo run -- sum
cargo run -- upgrade --value 20
# #endregion commands

# #region test
cd interactor
sc-meta test --chain-simulator
# #endregion test

# #region nocapture
sc-meta test --chain-simulator --nocapture
# #endregion nocapture

# #region stop
sc-meta cs stop
# #endregion stop
