#!/usr/bin/env bash
# Builds the database of a deep-history observer of shard 0 from archives.
set -euo pipefail

# #region stop
sudo systemctl stop elrond-node-0
# #endregion stop

# #region complete
cd ~/elrond-nodes/node-0
mkdir -p import-db db
tar -xf ~/Full-History-DB-Shard-0.tar.gz --directory import-db
# #endregion complete

# #region process
./node --import-db=./import-db --import-db-no-sig-check \
  --operation-mode=historical-balances \
  --destination-shard-as-observer=0 \
  --log-level='*:INFO' --log-save
# #endregion process

rm -r import-db db

# #region partial
cd ~/elrond-nodes/node-0
tar -xf ~/first.tar.gz
mkdir -p import-db
tar -xf ~/second.tar.gz --directory import-db
# #endregion partial
