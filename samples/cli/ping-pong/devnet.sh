#!/usr/bin/env bash
# The tutorial of the first dApp: its contract, from a new project to devnet.
set -euo pipefail

# #region project
sc-meta new --template empty --name ping-pong
cd ping-pong
rm scenarios/* tests/*
echo > src/ping_pong_proxy.rs
# #endregion project

# #region build
sc-meta all proxy
cargo test
sc-meta all build
# #endregion build

# #region wallet
mxpy wallet new --format pem --outfile owner.pem
mxpy faucet request --pem owner.pem --chain D
# #endregion wallet

# #region deploy
PROXY=https://devnet-gateway.multiversx.com
AMOUNT=1000000000000000000 # 1 xEGLD
LOCK=180000                # 3 minutes, in milliseconds

mxpy contract deploy \
    --bytecode output/ping-pong.wasm \
    --abi output/ping-pong.abi.json \
    --arguments "$AMOUNT" "$LOCK" \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile deploy.json \
    --wait-result \
    --send
# #endregion deploy

# #region check
CONTRACT=$(jq -r .contractAddress deploy.json)
echo "$CONTRACT"

mxpy contract query "$CONTRACT" \
    --abi output/ping-pong.abi.json \
    --function getPingAmount \
    --proxy "$PROXY"
# #endregion check
