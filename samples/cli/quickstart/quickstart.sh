#!/usr/bin/env bash
# The quickstart: a wallet, a contract on devnet, a call and a query.
set -euo pipefail

# #region wallet-and-faucet
# #region wallet
PROXY=https://devnet-gateway.multiversx.com
mxpy wallet new --format pem --outfile alice.pem
# #endregion wallet
mxpy faucet request --pem alice.pem --chain D
# #endregion wallet-and-faucet

# #region faucet-link
BROWSER='echo %s' mxpy faucet request --pem alice.pem --chain D
# #endregion faucet-link

# #region balance
ALICE=$(mxpy wallet convert --infile alice.pem --in-format pem --out-format address-bech32 | tail -n 1)
mxpy get account --address "$ALICE" --proxy "$PROXY" --balance
# #endregion balance

# #region deploy
mxpy contract deploy --bytecode output/adder.wasm \
    --abi output/adder.abi.json --arguments 5 \
    --pem alice.pem --proxy "$PROXY" --gas-limit-multiplier 1.1 \
    --outfile deploy.json --wait-result --send
ADDER=$(jq -r .contractAddress deploy.json)
# #endregion deploy

# #region call-and-query
# #region call
mxpy contract call "$ADDER" --abi output/adder.abi.json \
    --function add --arguments 7 \
    --pem alice.pem --proxy "$PROXY" --gas-limit-multiplier 1.1 \
    --outfile call.json --wait-result --send
# #endregion call
# #region query
mxpy contract query "$ADDER" --abi output/adder.abi.json \
    --function getSum --proxy "$PROXY"
# #endregion query
# #endregion call-and-query

# #region failures
jq '.transactionOnNetwork.logs.events[]? | select(.identifier == "signalError" or .identifier == "internalVMErrors")' call.json
# #endregion failures
