#!/usr/bin/env bash
# Transactions of every kind. Each command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
GRACE=erd1r69gk66fmedhhcg24g2c5kn2f2a5k4kvpr6jfw67dn2lyydd8cfswy6ede
# #endregion setup

# #region first
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --pem alice.pem --proxy "$PROXY" --outfile transfer.json --send
# #endregion first

# #region hash
jq -r .emittedTransactionHash transfer.json
# #endregion hash

# #region estimate
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --gas-limit-multiplier 1.1 \
    --pem alice.pem --proxy "$PROXY" --outfile estimated.json

jq .emittedTransaction.gasLimit estimated.json
# #endregion estimate

# #region simulate
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --pem alice.pem --proxy "$PROXY" --outfile simulated.json --simulate

jq .simulation.execution simulated.json
# #endregion simulate

# #region offline
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --nonce 42 --chain D --gas-limit 50000 \
    --pem alice.pem --outfile offline.json
# #endregion offline

# #region send-file
mxpy tx send --infile offline.json --proxy "$PROXY" --outfile sent.json
# #endregion send-file

# #region sign-file
mxpy tx sign --infile offline.json --pem alice.pem --outfile signed.json
# #endregion sign-file

# #region guarded
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --gas-limit 100000 \
    --guardian "$CAROL" --guardian-pem carol.pem \
    --pem alice.pem --proxy "$PROXY" --outfile guarded.json --send
# #endregion guarded

# #region relayed
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --gas-limit 100000 \
    --relayer "$GRACE" \
    --pem alice.pem --proxy "$PROXY" --outfile unpaid.json

mxpy tx relay --infile unpaid.json --relayer-pem grace.pem --proxy "$PROXY" --outfile relayed.json --send
# #endregion relayed

# #region relayed-at-once
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --gas-limit 100000 \
    --relayer-pem grace.pem \
    --pem alice.pem --proxy "$PROXY" --outfile relayed-at-once.json --send
# #endregion relayed-at-once

# #region by-hash
mxpy tx new \
    --receiver "$BOB" \
    --value 100000000000000000 \
    --options 1 --nonce 42 --chain D --gas-limit 50000 \
    --pem alice.pem --outfile by-hash.json
# #endregion by-hash

# #region token
mxpy tx new \
    --receiver "$BOB" \
    --token-transfers ALICE-a1b2c3 7500000000000000000 TICKET-c3d4e5-01 2 \
    --pem alice.pem --proxy "$PROXY" --outfile tokens.json --send
# #endregion token

# #region get
mxpy get account --address "$ALICE" --balance --proxy "$PROXY"
mxpy get token --address "$ALICE" --identifier ALICE-a1b2c3 --proxy "$PROXY"
mxpy get network-status --shard 1 --proxy "$PROXY"
# #endregion get

# #region get-storage
mxpy get storage-entry --address "$ALICE" --key key0 --proxy "$PROXY"
mxpy get network-config --proxy "$PROXY"
# #endregion get-storage
