#!/usr/bin/env bash
# An observer of shard 0 that becomes a snapshotless one.
set -euo pipefail

# #region edit
sudo systemctl edit --full elrond-node-0
# #endregion edit

# #region restart
sudo systemctl daemon-reload
sudo systemctl restart elrond-node-0
# #endregion restart
