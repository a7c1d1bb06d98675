#!/usr/bin/env bash
# A node without the scripts, with its own command line.
set -euo pipefail

cd ~/mx-chain-go/cmd/node

# #region observer
./node --destination-shard-as-observer=0 \
    --rest-api-interface=localhost:8080 \
    --start-in-epoch \
    --log-level='*:INFO' --log-save
# #endregion observer

# #region metachain
./node --destination-shard-as-observer=metachain \
    --rest-api-interface=localhost:8083 \
    --start-in-epoch \
    --log-level='*:DEBUG' --log-save --log-logger-name
# #endregion metachain

# #region validator
./node --validator-key-pem-file=./config/validatorKey.pem \
    --display-name=my-node \
    --rest-api-interface=localhost:8080 \
    --port=37373-38383
# #endregion validator

# #region backup
./node --redundancy-level=1 --rest-api-interface=localhost:8080
# #endregion backup

# #region version
./node --version
# #endregion version

# #region import
./node --import-db=./import-db --import-db-no-sig-check \
    --destination-shard-as-observer=1 \
    --log-level='*:INFO' --log-save
# #endregion import
