#!/usr/bin/env bash
# A multikey group of four nodes with the scripts.
set -euo pipefail

# #region install
cd ~/mx-chain-scripts
./script.sh multikey_group
# #endregion install

# #region join
cd ~/VALIDATOR_KEYS
cat node-*/validatorKey.pem > allValidatorsKeys.pem
chmod 600 allValidatorsKeys.pem
grep --count 'BEGIN PRIVATE KEY' allValidatorsKeys.pem
# #endregion join

# #region distinct
grep 'BEGIN PRIVATE KEY' allValidatorsKeys.pem | sort | uniq --repeated
# #endregion distinct

# #region place
for i in 0 1 2 3; do
  cp ~/VALIDATOR_KEYS/allValidatorsKeys.pem ~/elrond-nodes/node-$i/config/
  chmod 600 ~/elrond-nodes/node-$i/config/allValidatorsKeys.pem
done
# #endregion place

# #region start
~/mx-chain-scripts/script.sh start_all
# #endregion start

# #region mode
sudo journalctl --unit elrond-node-0 --no-pager | grep -a 'multi-key mode' | tail -n 1
# #endregion mode

# #region keys
for port in 8080 8081 8082 8083; do
  curl -s "http://localhost:$port/node/managed-keys/count" | jq -c '.data'
  curl -s "http://localhost:$port/node/managed-keys/eligible" | jq -r '.data.eligibleKeys | length'
done
# #endregion keys

# #region loaded
curl -s http://localhost:8080/node/loaded-keys | jq -r '.data.loadedKeys | length'
# #endregion loaded

# #region switch
sudo systemctl stop elrond-node-0
sudo systemctl disable elrond-node-0
# #endregion switch

# #region upgrade
cd ~/mx-chain-scripts
./script.sh github_pull
./script.sh upgrade_multikey
./script.sh start_all
# #endregion upgrade
