#!/usr/bin/env bash
# Fungible tokens. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ESDT_CONTRACT=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
# #endregion setup

# #region issue
mxpy token issue-fungible \
    --token-name AliceTokens \
    --token-ticker ALICE \
    --initial-supply 1000000000000000000000000 \
    --num-decimals 18 \
    --cannot-freeze --cannot-wipe --cannot-pause --cannot-change-owner \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion issue

# #region issue-with-roles
mxpy token register-and-set-all-roles \
    --token-name AliceTokens \
    --token-ticker ALICE \
    --token-type FNG \
    --num-decimals 18 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion issue-with-roles

# #region transfer
mxpy tx new \
    --receiver "$BOB" \
    --token-transfers ALICE-a1b2c3 7500000000000000000 \
    --gas-limit 500000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer

# #region transfer-and-call
mxpy contract call "$CONTRACT" \
    --function deposit \
    --arguments 365 \
    --token-transfers ALICE-a1b2c3 7500000000000000000 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer-and-call

# #region multi-transfer
mxpy tx new \
    --receiver "$BOB" \
    --token-transfers ALICE-a1b2c3 7500000000000000000 TICKET-c3d4e5-01 2 \
    --value 100000000000000000 \
    --gas-limit 1500000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion multi-transfer

# #region multi-transfer-and-call
mxpy contract call "$CONTRACT" \
    --function deposit \
    --arguments 365 \
    --token-transfers ALICE-a1b2c3 7500000000000000000 TICKET-c3d4e5-01 2 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion multi-transfer-and-call

# #region mint
mxpy token local-mint \
    --token-identifier ALICE-a1b2c3 \
    --supply-to-mint 500000000000000000000 \
    --gas-limit 220000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion mint

# #region burn
mxpy token local-burn \
    --token-identifier ALICE-a1b2c3 \
    --supply-to-burn 200000000000000000000 \
    --gas-limit 220000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion burn

# #region set-roles
mxpy token set-special-role-fungible \
    --token-identifier ALICE-a1b2c3 \
    --user "$BOB" \
    --local-mint --local-burn \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion set-roles

# #region unset-roles
mxpy token unset-special-role-fungible \
    --token-identifier ALICE-a1b2c3 \
    --user "$BOB" \
    --local-burn \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion unset-roles

# #region unset-burn-for-all
mxpy token unset-burn-role-globally \
    --token-identifier ALICE-a1b2c3 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send

mxpy token set-burn-role-globally \
    --token-identifier ALICE-a1b2c3 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion unset-burn-for-all

# #region limit-transfers
mxpy token set-special-role-fungible \
    --token-identifier ALICE-a1b2c3 \
    --user "$BOB" \
    --esdt-transfer-role \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion limit-transfers

# #region send-transfer-roles
mxpy contract call "$ESDT_CONTRACT" \
    --function sendAllTransferRoleAddresses \
    --arguments str:ALICE-a1b2c3 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion send-transfer-roles

# #region pause
mxpy token pause \
    --token-identifier ALICE-a1b2c3 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send

mxpy token unpause \
    --token-identifier ALICE-a1b2c3 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion pause

# #region freeze
mxpy token freeze \
    --token-identifier ALICE-a1b2c3 \
    --user "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send

mxpy token unfreeze \
    --token-identifier ALICE-a1b2c3 \
    --user "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion freeze

# #region wipe
mxpy token wipe \
    --token-identifier ALICE-a1b2c3 \
    --user "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion wipe

# #region change-properties
mxpy contract call "$ESDT_CONTRACT" \
    --function controlChanges \
    --arguments str:ALICE-a1b2c3 str:canWipe str:false str:canUpgrade str:false \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion change-properties

# #region transfer-ownership
mxpy token transfer-ownership \
    --token-identifier ALICE-a1b2c3 \
    --new-owner "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer-ownership

# #region balance
mxpy get token --address "$BOB" --identifier ALICE-a1b2c3 --proxy "$PROXY"
# #endregion balance

# #region properties
mxpy contract query "$ESDT_CONTRACT" \
    --function getTokenProperties \
    --arguments str:ALICE-a1b2c3 \
    --proxy "$PROXY"
# #endregion properties

# #region special-roles
mxpy contract query "$ESDT_CONTRACT" \
    --function getSpecialRoles \
    --arguments str:ALICE-a1b2c3 \
    --proxy "$PROXY"
# #endregion special-roles

# #region contract-config
mxpy contract query "$ESDT_CONTRACT" \
    --function getContractConfig \
    --proxy "$PROXY"
# #endregion contract-config
