#!/usr/bin/env bash
# Queries before a node is unjailed.
set -euo pipefail

# #region synchronized
curl -s http://localhost:8080/node/status | jq '.data.metrics.erd_is_syncing'
# #endregion synchronized

# #region status
PROXY=https://gateway.multiversx.com
STAKING=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqllls0lczs7
KEY=f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d

curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$STAKING\",
  \"funcName\": \"getBLSKeyStatus\",
  \"args\": [\"$KEY\"]
}" | jq -r '.data.data.returnData[0] | @base64d'
# #endregion status
