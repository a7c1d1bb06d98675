#!/usr/bin/env bash
# The everyday commands of a node that the scripts installed.
set -euo pipefail

# #region stop-start
sudo systemctl stop elrond-node-0
sudo systemctl start elrond-node-0
systemctl status elrond-node-0 --no-pager
# #endregion stop-start

# #region health
curl -s http://localhost:8080/node/status | jq '.data.metrics | {
  erd_app_version, erd_peer_type, erd_shard_id, erd_is_syncing, erd_nonce,
  erd_probable_highest_nonce, erd_num_connected_peers, erd_count_leader, erd_count_accepted_blocks
}'
# #endregion health

# #region triage
systemctl is-active elrond-node-0
df --human-readable ~
timedatectl show --property NTPSynchronized
sudo journalctl --unit elrond-node-0 --since '1 hour ago' --no-pager | grep -a -E 'ERROR|WARN' | tail -n 20
# #endregion triage

# #region logs
sudo journalctl --follow --unit elrond-node-0
sudo journalctl --unit elrond-node-0 --since '1 hour ago' --no-pager | grep -a -E 'ERROR|WARN' | tail -n 20
# #endregion logs

# #region logviewer
~/elrond-utils/logviewer --address localhost:8080 --log-level '*:INFO,consensus:DEBUG'
# #endregion logviewer

# #region collect
~/mx-chain-scripts/script.sh get_logs
# #endregion collect

# #region network
API=https://testnet-api.multiversx.com
KEY=$(grep --only-matching --max-count 1 --extended-regexp '[0-9a-f]{192}' ~/elrond-nodes/node-0/config/validatorKey.pem)
curl -s "$API/nodes/$KEY" | jq '{type, status, online, shard, rating, tempRating, version}'
# #endregion network

# #region edit
nano ~/elrond-nodes/node-0/config/prefs.toml
sudo systemctl restart elrond-node-0
# #endregion edit
