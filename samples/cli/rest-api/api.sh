#!/usr/bin/env bash
# Lists and searches through the API.
set -euo pipefail

# #region setup
API=https://devnet-api.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
# #endregion setup

# #region account
curl -s "$API/accounts/$ALICE?fields=nonce,balance,username"
# #endregion account

# #region transactions
curl -s "$API/accounts/$ALICE/transactions?status=success&after=1795046400&size=50&fields=txHash,timestamp,value"
# #endregion transactions

# #region count
curl -s "$API/accounts/$ALICE/transactions/count?status=success&after=1795046400"
# #endregion count

# #region next
curl -s "$API/accounts/$ALICE/transactions?status=success&after=1795046400&from=50&size=50"
# #endregion next

# #region price
curl -s "$API/economics?extract=price"
# #endregion price
