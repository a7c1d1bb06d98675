#!/usr/bin/env bash
# The governance contract. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
GOVERNANCE=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla
DELEGATION_MANAGER=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6
# #endregion setup

# #region propose
mxpy governance propose \
    --commit-hash ce245f57c6c117e77a54272c0215ce6afb00118e \
    --start-vote-epoch 2310 \
    --end-vote-epoch 2319 \
    --value 1000000000000000000000 \
    --gas-limit 51000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion propose

# #region vote
mxpy governance vote \
    --proposal-nonce 12 \
    --vote yes \
    --gas-limit 15150000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion vote

# #region close
mxpy governance close-proposal \
    --proposal-nonce 12 \
    --gas-limit 51000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion close

# #region clear
mxpy governance clear-ended-proposals \
    --proposers "$BOB" "$CAROL" \
    --gas-limit 151000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion clear

# #region change-config
mxpy governance change-config \
    --proposal-fee 500000000000000000000 \
    --lost-proposal-fee 10000000000000000000 \
    --min-quorum 2000 \
    --min-veto-threshold 3300 \
    --min-pass-threshold 5000 \
    --gas-limit 51000000 \
    --pem owner.pem --proxy "$PROXY" --send
# #endregion change-config

# #region claim-fees
mxpy governance claim-accumulated-fees \
    --gas-limit 1100000 \
    --pem owner.pem --proxy "$PROXY" --send
# #endregion claim-fees

# #region config
mxpy governance get-config --proxy "$PROXY"
# #endregion config

# #region proposal
mxpy governance get-proposal --proposal-nonce 12 --proxy "$PROXY"
# #endregion proposal

# #region power
mxpy governance get-voting-power --user "$ALICE" --proxy "$PROXY"
# #endregion power

# #region delegated
mxpy contract query "$GOVERNANCE" \
    --function viewDelegatedVoteInfo \
    --arguments "addr:$CONTRACT" 12 \
    --proxy "$PROXY"
# #endregion delegated

# #region contract-count
mxpy contract query "$DELEGATION_MANAGER" \
    --function getAllContractAddresses \
    --proxy "$PROXY"
# #endregion contract-count
