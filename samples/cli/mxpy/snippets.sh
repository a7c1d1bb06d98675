#!/usr/bin/env bash
# A contract's commands as functions, and their use.
set -euo pipefail

# #region script
PROXY=https://devnet-gateway.multiversx.com
OWNER=alice.pem
ABI=output/adder.abi.json

deploy() {
  mxpy contract deploy --bytecode output/adder.wasm --arguments "${1:?first number}" \
    --pem "$OWNER" --proxy "$PROXY" --gas-limit-multiplier 1.1 --outfile deploy.json --send
}

contract() {
  jq -r .contractAddress deploy.json
}

add() {
  mxpy contract call "$(contract)" --function add --arguments "${1:?number}" \
    --pem "$OWNER" --proxy "$PROXY" --gas-limit-multiplier 1.1 --outfile add.json --send
}

total() {
  mxpy contract query "$(contract)" --function getSum --abi "$ABI" --proxy "$PROXY"
}
# #endregion script

# #region use
deploy 5
add 7
total
# #endregion use
