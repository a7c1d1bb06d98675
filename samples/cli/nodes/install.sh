#!/usr/bin/env bash
# Installs, synchronizes and upgrades a node with mx-chain-scripts.
set -euo pipefail

# #region install
cd ~/mx-chain-scripts
./script.sh install
# #endregion install

# #region generate
mkdir -p ~/VALIDATOR_KEYS/node-0
cd ~/VALIDATOR_KEYS/node-0
~/elrond-utils/keygenerator --key-type validator
chmod 600 validatorKey.pem
# #endregion generate

# #region place
cp ~/VALIDATOR_KEYS/node-0/validatorKey.pem ~/elrond-nodes/node-0/config/
chmod 600 ~/elrond-nodes/node-0/config/validatorKey.pem
# #endregion place

# #region zip
cd ~/VALIDATOR_KEYS
zip --junk-paths node-0.zip node-0/validatorKey.pem
chmod 600 node-0.zip
# #endregion zip

# #region start
~/mx-chain-scripts/script.sh start_all
# #endregion start

# #region key-in-use
curl -s http://localhost:8080/node/status |
  jq -r '.data.metrics | .erd_public_key_block_sign, .erd_peer_type, .erd_is_syncing'
head -n 1 ~/elrond-nodes/node-0/config/validatorKey.pem
# #endregion key-in-use

# #region termui
~/elrond-utils/termui --address localhost:8080
# #endregion termui

# #region update
cd ~/mx-chain-scripts
./script.sh github_pull
./script.sh upgrade
./script.sh start_all
# #endregion update

# #region units
systemctl list-unit-files 'elrond-*'
# #endregion units

# #region sync-status
curl -s http://localhost:8080/node/status |
  jq '.data.metrics | {erd_is_syncing, erd_nonce, erd_probable_highest_nonce, erd_num_connected_peers}'
# #endregion sync-status

# #region disk
du --summarize --human-readable ~/elrond-nodes/node-0/db
# #endregion disk

# #region version
curl -s http://localhost:8080/node/status | jq -r '.data.metrics.erd_app_version'
# #endregion version

# #region journal
sudo journalctl --follow --unit elrond-node-0
# #endregion journal

# #region add
mkdir -p ~/VALIDATOR_KEYS/node-1
cd ~/VALIDATOR_KEYS/node-1
~/elrond-utils/keygenerator --key-type validator
zip --junk-paths ../node-1.zip validatorKey.pem
chmod 600 validatorKey.pem ../node-1.zip
~/mx-chain-scripts/script.sh add_nodes
# #endregion add

# #region migrate
cd ~
git clone https://github.com/multiversx/mx-chain-scripts
cd mx-chain-scripts
./script.sh migrate
./script.sh upgrade
./script.sh start_all
# #endregion migrate
