#!/usr/bin/env bash
# The delegation contract of a wallet, and who may merge nodes into a contract.
set -euo pipefail

# #region provider
OWNER=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th

curl -s "https://api.multiversx.com/providers?owner=$OWNER" | jq -r '.[].provider'
# #endregion provider

# #region whitelisted
PROXY=https://gateway.multiversx.com
CONTRACT=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat

curl -s "$PROXY/vm-values/hex" -d "{
  \"scAddress\": \"$CONTRACT\",
  \"funcName\": \"getWhitelistForMerge\",
  \"args\": []
}" | jq -r '.data.data'
# #endregion whitelisted
