#!/usr/bin/env bash
# Requests that an operator sends to the observers and the proxy of a squad.
set -euo pipefail

# #region status
curl -s http://localhost:8080/node/status |
  jq '.data.metrics | {erd_app_version, erd_shard_id, erd_nonce, erd_probable_highest_nonce, erd_is_syncing, erd_are_vm_queries_ready}'
# #endregion status

# #region executed
curl -s http://localhost:8083/network/status |
  jq '.data.status | {erd_nonce, erd_highest_final_nonce, erd_last_executed_nonce}'
# #endregion executed

# #region versions
curl -s http://localhost:8079/about/nodes-versions | jq '.data.versions'
# #endregion versions

# #region hyperblock
NONCE=$(curl -s http://localhost:8079/network/status/4294967295 | jq '.data.status.erd_highest_final_nonce')
curl -s "http://localhost:8079/hyperblock/by-nonce/$NONCE" | jq '.data.hyperblock | {nonce, hash, numTxs}'
# #endregion hyperblock

# #region historical
sudo systemctl start elrond-node-0
curl -s 'http://localhost:8080/address/erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx?blockNonce=42' | jq '.data.blockInfo'
# #endregion historical
