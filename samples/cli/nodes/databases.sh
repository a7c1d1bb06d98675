#!/usr/bin/env bash
# A node's database: measure it, move it to another machine, rebuild it.
set -euo pipefail

# #region look
du --summarize --human-readable ~/elrond-nodes/node-0/db/1/Epoch_* ~/elrond-nodes/node-0/db/1/Static | tail -n 5
# #endregion look

# #region move
sudo systemctl stop elrond-node-0
ssh new-host sudo systemctl stop elrond-node-0
rsync --archive --delete --info=progress2 ~/elrond-nodes/node-0/db/ new-host:elrond-nodes/node-0/db/
# #endregion move

# #region fresh
sudo systemctl stop elrond-node-0
rm -r ~/elrond-nodes/node-0/db
sudo systemctl start elrond-node-0
# #endregion fresh
