#!/usr/bin/env bash
# Reads accounts from a gateway.
set -euo pipefail

# #region setup
GATEWAY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
# #endregion setup

# #region account
curl -s "$GATEWAY/address/$ALICE"
# #endregion account

# #region history
curl -s "$GATEWAY/address/$ALICE/balance?blockNonce=42327114" | jq '.data'
# #endregion history

# #region shard
curl -s "$GATEWAY/address/$ALICE/shard" | jq '.data.shardID'
# #endregion shard

# #region bulk
curl -s "$GATEWAY/address/bulk" -d "[\"$ALICE\", \"$BOB\"]" |
  jq -r '.data.accounts[] | "\(.address) \(.nonce) \(.balance)"'
# #endregion bulk

# #region token
curl -s "$GATEWAY/address/$ALICE/esdt/ALICE-a1b2c3" | jq '.data.tokenData'
# #endregion token

# #region item
curl -s "$GATEWAY/address/$ALICE/nft/COVERS-d4e5f6/nonce/10" | jq '.data.tokenData'
# #endregion item

# #region tokens
curl -s "$GATEWAY/address/$ALICE/esdt" | jq -r '.data.esdts[] | "\(.tokenIdentifier) \(.type) \(.balance)"'
# #endregion tokens

# #region roles
curl -s "$GATEWAY/address/$ALICE/esdts/roles" | jq -c '.data.roles'
# #endregion roles

# #region guardian
curl -s "$GATEWAY/address/$ALICE/guardian-data" | jq '.data.guardianData'
# #endregion guardian

# #region key
KEY=$(printf 'note' | xxd -p)
curl -s "$GATEWAY/address/$ALICE/key/$KEY" | jq -r '.data.value' | xxd -r -p
# #endregion key
