#!/usr/bin/env bash
# Built-in functions for accounts and contracts. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
# #endregion setup

# #region claim-rewards
mxpy tx new \
    --receiver "$CONTRACT" \
    --data ClaimDeveloperRewards \
    --gas-limit 5500000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion claim-rewards

# #region change-owner
mxpy tx new \
    --receiver "$CONTRACT" \
    --data ChangeOwnerAddress@8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8 \
    --gas-limit 5500000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion change-owner

# #region register-name
mxpy dns registration-cost --proxy "$PROXY"
mxpy dns register \
    --name alice.elrond \
    --value "$COST" \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion register-name

# #region save
mxpy tx new \
    --receiver "$ALICE" \
    --data SaveKeyValue@6b657930@76616c756530 \
    --gas-limit 271000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion save

# #region delete
mxpy tx new \
    --receiver "$ALICE" \
    --data SaveKeyValue@6b657930@ \
    --gas-limit 187000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion delete

# #region read
mxpy get storage-entry --address "$ALICE" --key key0 --proxy "$PROXY"
mxpy get storage --address "$ALICE" --proxy "$PROXY"
# #endregion read
