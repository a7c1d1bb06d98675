#!/usr/bin/env bash
# Sends, simulates and follows a transaction.
set -euo pipefail

# #region setup
GATEWAY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
# #endregion setup

# #region send
HASH=$(curl -s "$GATEWAY/transaction/send" -d @transfer.json | jq -r '.data.txHash')
# #endregion send

# #region send-multiple
curl -s "$GATEWAY/transaction/send-multiple" -d @transfers.json
# #endregion send-multiple

# #region cost
curl -s "$GATEWAY/transaction/cost" -d @transfer.json | jq '.data.txGasUnits'
# #endregion cost

# #region simulate
curl -s "$GATEWAY/transaction/simulate?checkSignature=false" -d @transfer.json | jq '.data.result'
# #endregion simulate

# #region get
curl -s "$GATEWAY/transaction/$HASH?withResults=true"
# #endregion get

# #region statuses
curl -s "$GATEWAY/transaction/$HASH/status" | jq -r '.data.status'
curl -s "$GATEWAY/transaction/$HASH/process-status" | jq -c '.data'
# #endregion statuses

# #region pool
curl -s "$GATEWAY/transaction/pool?by-sender=$ALICE&fields=nonce,receiver,value" | jq '.data.txPool'
# #endregion pool

# #region pool-nonces
curl -s "$GATEWAY/transaction/pool?by-sender=$ALICE&last-nonce=true" | jq -c '.data'
curl -s "$GATEWAY/transaction/pool?by-sender=$ALICE&nonce-gaps=true" | jq -c '.data'
# #endregion pool-nonces
