#!/usr/bin/env bash
# Queries the views of the crowdfunding contract.
set -euo pipefail

# #region setup
GATEWAY=https://devnet-gateway.multiversx.com
CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
ALICE_HEX=0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1
# #endregion setup

# #region query
curl -s "$GATEWAY/vm-values/query" -d "{
  \"scAddress\": \"$CONTRACT\",
  \"funcName\": \"getDeposit\",
  \"args\": [\"$ALICE_HEX\"]
}"
# #endregion query

# #region int
curl -s "$GATEWAY/vm-values/int" -d "{
  \"scAddress\": \"$CONTRACT\",
  \"funcName\": \"getDeposit\",
  \"args\": [\"$ALICE_HEX\"]
}" | jq -r '.data.data'
# #endregion int

# #region hex
curl -s "$GATEWAY/vm-values/hex" -d "{
  \"scAddress\": \"$CONTRACT\",
  \"funcName\": \"getDeposit\",
  \"args\": [\"$ALICE_HEX\"]
}" | jq -r '.data.data'
# #endregion hex

# #region string
curl -s "$GATEWAY/vm-values/string" -d "{\"scAddress\": \"$CONTRACT\", \"funcName\": \"getToken\"}" | jq -r '.data.data'
# #endregion string

# #region failed
curl -s "$GATEWAY/vm-values/query" -d "{\"scAddress\": \"$CONTRACT\", \"funcName\": \"getDeposits\"}" |
  jq '{error, code, returnCode: .data.data.returnCode, returnMessage: .data.data.returnMessage}'
# #endregion failed

# #region encode
printf 'ALICE-a1b2c3' | xxd -p
printf '%x\n' 1000
# #endregion encode

# #region decode
printf 'A3gtrOnZAAA=' | base64 -d | xxd -p
# #endregion decode
