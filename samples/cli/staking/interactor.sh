#!/usr/bin/env bash
# An interactor for the staking contract: generate it, run it, test it on a chain simulator.
set -euo pipefail

# #region generate
sc-meta all build
sc-meta all snippets
# #endregion generate

# #region wallets
mxpy wallet new --format pem --outfile owner.pem
mxpy wallet new --format pem --outfile staker.pem
mxpy faucet request --pem owner.pem --chain D
mxpy faucet request --pem staker.pem --chain D
# #endregion wallets

# #region run
cd interactor
cargo run
# #endregion run

# #region simulator
sc-meta cs install
sc-meta cs start
# #endregion simulator

# #region test
cd interactor
sc-meta test --chain-simulator
# #endregion test
