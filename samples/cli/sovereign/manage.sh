#!/usr/bin/env bash
# The everyday commands of a sovereign node of the distributed set-up.
set -euo pipefail

# #region service
sudo systemctl daemon-reload
sudo systemctl enable --now sovereign-node
sudo journalctl --unit sovereign-node --lines 20 --no-pager
# #endregion service

# #region health
curl -s http://localhost:8080/node/status | jq -c '.data.metrics | [
  .erd_app_version, .erd_peer_type, .erd_is_syncing, .erd_nonce, .erd_epoch_number, .erd_num_connected_peers
]'
# #endregion health

# #region same-block
for node in localhost:8080 localhost:8081; do
  curl -s "http://$node/block/by-nonce/100" | jq -r .data.block.hash
done
# #endregion same-block

# #region bridge-log
grep -h -a -E 'received incoming header|sent outgoing operations|unconfirmed operations' ~/sovereign-node/logs/*.log | tail -n 20
# #endregion bridge-log

# #region stop
sudo systemctl stop sovereign-node
# #endregion stop

# #region back-up
tar -C ~/sovereign-node -czf ~/sovereign-node-config.tar.gz config
chmod 600 ~/sovereign-node-config.tar.gz
rsync --archive ~/sovereign-node/db/ ~/sovereign-node-db/
# #endregion back-up

# #region upgrade
git -C ~/sovereign-code/mx-chain-sovereign-go fetch --all --tags
git -C ~/sovereign-code/mx-chain-sovereign-go checkout e20e0c380b292bf7f9b4d7b95ca8889fccdc051e
(cd ~/sovereign-code/mx-chain-sovereign-go/cmd/sovereignnode && go build -ldflags="-X main.appVersion=v0.0.2")
cp ~/sovereign-node/sovereignnode ~/sovereign-node/sovereignnode.before
cp ~/sovereign-code/mx-chain-sovereign-go/cmd/sovereignnode/sovereignnode ~/sovereign-node/
sudo systemctl start sovereign-node
# #endregion upgrade
