#!/usr/bin/env bash
# Converts an observer of shard 0 to a snapshotless observer.
set -euo pipefail

# #region edit
sudo systemctl edit --full elrond-node-0
# #endregion edit

# #region restart
sudo systemctl daemon-reload
sudo systemctl restart elrond-node-0
# #endregion restart
