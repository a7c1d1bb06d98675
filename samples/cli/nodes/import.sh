#!/usr/bin/env bash
# The database of a shard, processed again from genesis.
set -euo pipefail

# #region layout
cd ~/mx-chain-go/cmd/node
mkdir -p import-db
mv ~/archive/db import-db/
rm -rf db
ls import-db/db/1
# #endregion layout

# #region start
./node --import-db=./import-db --log-level='*:INFO' --log-save
# #endregion start

# #region trusted
./node --import-db=./import-db --import-db-no-sig-check --log-level='*:INFO' --log-save
# #endregion trusted
