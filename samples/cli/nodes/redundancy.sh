#!/usr/bin/env bash
# A backup machine: create it with the main machine's key, monitor it, and make it the main machine.
set -euo pipefail

# #region copy
scp main:elrond-nodes/node-0/config/validatorKey.pem ~/elrond-nodes/node-0/config/
chmod 600 ~/elrond-nodes/node-0/config/validatorKey.pem
# #endregion copy

# #region level
sed -i 's/^\( *RedundancyLevel = \).*/\11/' ~/elrond-nodes/node-0/config/prefs.toml
grep '^ *RedundancyLevel' ~/elrond-nodes/node-0/config/prefs.toml
# #endregion level

# #region start
sudo systemctl start elrond-node-0
# #endregion start

# #region watch
curl -s http://localhost:8080/node/status | jq '.data.metrics | {
  erd_redundancy_level, erd_redundancy_is_main_active, erd_redundancy_step_in_reason,
  erd_is_syncing, erd_shard_id
}'
# #endregion watch

# #region log
sudo journalctl --unit elrond-node-0 --since '10 minutes ago' --no-pager | grep -a 'redundancy machines are inactive' | tail -n 1
# #endregion log

# #region promote
sed -i 's/^\( *RedundancyLevel = \).*/\10/' ~/elrond-nodes/node-0/config/prefs.toml
sudo systemctl restart elrond-node-0
# #endregion promote
