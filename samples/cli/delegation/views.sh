#!/usr/bin/env bash
# Queries a delegation contract and the delegation manager.
set -euo pipefail

# #region query
PROXY=https://gateway.multiversx.com
CONTRACT=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat
MANAGER=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6
END_OF_EPOCH=erd1qqqqqqqqqqqqqqqpqqqqqqqqlllllllllllllllllllllllllllsr9gav8
BOB=8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8

ask() { # contract, caller, function, arguments in hexadecimal
  jq -n '$ARGS.positional | {scAddress: .[0], caller: .[1], funcName: .[2], args: .[3:]}' --args "$@" |
    curl -s "$PROXY/vm-values/query" -d @- |
    jq -c '.data.data | .returnData // .returnMessage'
}
# #endregion query

# #region views
ask "$CONTRACT" "$CONTRACT" getDelegatorFundsData "$BOB"
ask "$CONTRACT" "$END_OF_EPOCH" getTotalCumulatedRewards
ask "$MANAGER" "$MANAGER" getContractConfig
# #endregion views
