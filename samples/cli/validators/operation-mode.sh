#!/usr/bin/env bash
# Which operation mode a node that the scripts installed runs in.
set -euo pipefail

# #region log
sudo journalctl -u elrond-node-0 --no-pager | grep -a 'Will auto-set' | tail -n 5
# #endregion log

# #region subtype
curl -s http://localhost:8080/node/status | jq -r '.data.metrics.erd_peer_subtype'
# #endregion subtype

# #region edit
sudo systemctl edit --full elrond-node-0
# #endregion edit

# #region restart
sudo systemctl daemon-reload
sudo systemctl restart elrond-node-0
# #endregion restart
