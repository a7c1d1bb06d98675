#!/usr/bin/env bash
# Reads the storage of an account in pages.
set -euo pipefail

# #region setup
GATEWAY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
# #endregion setup

# #region first
curl -s "$GATEWAY/address/iterate-keys?blockNonce=42327114" \
  -d "{\"address\": \"$ALICE\", \"numKeys\": 2, \"iteratorState\": []}" | jq .data
# #endregion first
