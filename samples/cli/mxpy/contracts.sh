#!/usr/bin/env bash
# The life of a contract, with the adder and the crowdfunding contract of these samples.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
# #endregion setup

# #region deploy
mxpy contract deploy \
    --bytecode output/adder.wasm \
    --arguments 5 \
    --pem alice.pem --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile deploy.json --send
# #endregion deploy

# #region deploy-abi
echo '[5]' > start.json
mxpy contract deploy \
    --bytecode output/adder.wasm \
    --abi output/adder.abi.json \
    --arguments-file start.json \
    --gas-limit 5000000 \
    --pem alice.pem --proxy "$PROXY" --outfile deploy-abi.json --send
# #endregion deploy-abi

# #region address
ADDER=$(jq -r .contractAddress deploy.json)
echo "$ADDER"
# #endregion address

# #region status
HASH=$(jq -r .emittedTransactionHash deploy.json)
curl -s "$PROXY/transaction/$HASH/process-status" | jq -r .data.status
# #endregion status

# #region call
mxpy contract call "$ADDER" \
    --function add \
    --arguments 7 \
    --pem alice.pem --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile call.json --send
# #endregion call

# #region query
mxpy contract query "$ADDER" --function getSum --proxy "$PROXY"
# #endregion query

# #region query-abi
mxpy contract query "$ADDER" --function getSum --abi output/adder.abi.json --proxy "$PROXY"
# #endregion query-abi

# #region upgrade
mxpy contract upgrade "$ADDER" \
    --bytecode output/adder.wasm \
    --metadata-payable-by-sc \
    --pem alice.pem --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile upgrade.json --send
# #endregion upgrade

# #region arguments
mxpy contract call "$ADDER" \
    --function everyKind \
    --arguments 1000 0x03e8 str:ALICE-a1b2c3 true \
      addr:erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx \
    --gas-limit 5000000 \
    --pem alice.pem --proxy "$PROXY" --outfile arguments.json
# #endregion arguments

# #region arguments-file
mxpy contract call "$ADDER" \
    --abi output/shop.abi.json \
    --function placeOrder \
    --arguments-file order.json \
    --value 1000000000000000000 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --outfile typed.json
# #endregion arguments-file

# #region pay-egld
mxpy contract call "$ADDER" \
    --function fund \
    --value 500000000000000000 \
    --gas-limit 5000000 \
    --pem alice.pem --proxy "$PROXY" --outfile pay-egld.json --send
# #endregion pay-egld

# #region pay-token
mxpy contract call "$ADDER" \
    --function fund \
    --token-transfers ALICE-a1b2c3 7500000000000000000 \
    --gas-limit 5000000 \
    --pem alice.pem --proxy "$PROXY" --outfile pay-token.json --send
# #endregion pay-token

# #region pay-nft
mxpy contract call "$ADDER" \
    --function redeem \
    --arguments 365 \
    --token-transfers TICKET-c3d4e5-0a 1 \
    --gas-limit 5000000 \
    --pem alice.pem --proxy "$PROXY" --outfile pay-nft.json --send
# #endregion pay-nft

# #region pay-many
mxpy contract call "$ADDER" \
    --function deposit \
    --token-transfers ALICE-a1b2c3 7500000000000000000 TICKET-c3d4e5-0a 1 \
    --value 100000000000000000 \
    --gas-limit 5000000 \
    --pem alice.pem --proxy "$PROXY" --outfile pay-many.json --send
# #endregion pay-many

# #region decode
jq -r .emittedTransactionData pay-many.json
# #endregion decode
