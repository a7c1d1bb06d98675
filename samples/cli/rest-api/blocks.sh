#!/usr/bin/env bash
# Reads blocks and hyperblocks.
set -euo pipefail

# #region setup
GATEWAY=https://devnet-gateway.multiversx.com
# #endregion setup

# #region block
curl -s "$GATEWAY/block/0/by-nonce/42327118?withTxs=true" |
  jq '.data.block | {nonce, round, epoch, shard, numTxs, hash, status, timestampMs, miniBlocks}'
# #endregion block

# #region hyperblock
curl -s "$GATEWAY/hyperblock/by-nonce/42325043?withLogs=true" |
  jq '.data.hyperblock | {nonce, round, epoch, hash, numTxs, status, shardBlocks, transactions: [.transactions[].hash]}'
# #endregion hyperblock

# #region round
curl -s "$GATEWAY/blocks/by-round/42333049" | jq -c '.data.blocks[] | [.shard, .nonce]'
# #endregion round

# #region altered
curl -s "$GATEWAY/block/1/altered-accounts/by-nonce/42327115" | jq -c '.data.accounts[]'
# #endregion altered
