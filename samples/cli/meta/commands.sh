#!/usr/bin/env bash
# Commands of sc-meta that inspect and test projects, write reports, and send transactions.
set -euo pipefail

# #region new
sc-meta templates
sc-meta new --template adder --name my-adder --path contracts
# #endregion new

# #region new-tag
sc-meta new --template empty --name my-contract --tag 0.65.1 --author "Ana <ana@example.com>"
# #endregion new-tag

# #region upgrade
sc-meta upgrade --path contracts
# #endregion upgrade

# #region upgrade-to
sc-meta upgrade --path contracts --to 0.65.1 --no-check
# #endregion upgrade-to

# #region test
sc-meta test --path my-adder
sc-meta test --chain-simulator
# #endregion test

# #region coverage
sc-meta test-coverage --output coverage.md --ignore-filename-regex 'proxy\.rs$'
# #endregion coverage

# #region test-gen
sc-meta test-gen --create
sc-meta scen-blackbox --output tests/from_scenarios.rs
# #endregion test-gen

# #region account
sc-meta account --api https://devnet-gateway.multiversx.com --address "$ADDRESS" >state.json
# #endregion account

# #region report
sc-meta report compile --path contracts --output now.json
sc-meta report compare --baseline before.json --new now.json --output sizes.md
# #endregion report

# #region local-deps
sc-meta local-deps --path contracts
# #endregion local-deps

# #region install
sc-meta install all
sc-meta install wasm32 --toolchain nightly
sc-meta install mx-scenario-go --tag v5.1.0
# #endregion install

# #region cs
sc-meta cs install
sc-meta cs start
# #endregion cs

# #region cs-stop
sc-meta cs stop
# #endregion cs-stop

# #region wallet
sc-meta wallet new --format pem --outfile ana.pem --shard 1
sc-meta wallet convert --in-format pem --out-format keystore-secret --infile ana.pem --outfile ana.json
sc-meta wallet bech32 --decode erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
sc-meta wallet test-wallet --name alice
# #endregion wallet

# #region tx-deploy
sc-meta tx deploy \
    --bytecode output/adder.wasm \
    --arguments 5 \
    --pem ana.pem \
    --proxy https://devnet-gateway.multiversx.com \
    --gas-limit 10000000 \
    --outfile deploy.json \
    --wait-result \
    --send
# #endregion tx-deploy

# #region tx-call
sc-meta tx call "$CONTRACT" \
    --function add \
    --arguments 7 \
    --pem ana.pem \
    --proxy https://devnet-gateway.multiversx.com \
    --gas-limit 5000000 \
    --send

sc-meta tx query "$CONTRACT" \
    --function getSum \
    --proxy https://devnet-gateway.multiversx.com
# #endregion tx-call

# #region data
CONTRACT=$(sc-meta data parse --file deploy.json --expression "data['contractAddress']")
sc-meta data store --partition devnet --key contract --value "$CONTRACT"
sc-meta data load --partition devnet --key contract
# #endregion data

# #region reproducible
sc-meta reproducible-build build --docker-image "$IMAGE"
sc-meta reproducible-build check "$CONTRACT" --verifier-url https://devnet-play-api.multiversx.com
# #endregion reproducible
