#!/usr/bin/env bash
# The staking tutorial on devnet: deploy, stake, unstake, upgrade, claim.
set -euo pipefail

# #region wallet
mxpy wallet new --format pem --outfile owner.pem
mxpy faucet request --pem owner.pem --chain D
# #endregion wallet

# #region settings
PROXY=https://devnet-gateway.multiversx.com
PERIOD=600000 # 10 minutes, in milliseconds
RATE=1000     # 10.00 % a year, in basis points
# #endregion settings

# #region deploy
mxpy contract deploy \
    --bytecode output/staking.wasm \
    --abi output/staking.abi.json \
    --arguments "$PERIOD" \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --outfile deploy.json \
    --wait-result \
    --send

STAKING=$(jq -r .contractAddress deploy.json)
# #endregion deploy

# #region stake
mxpy contract call "$STAKING" \
    --function stake \
    --value 1000000000000000000 \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion stake

# #region query
STAKER=$(mxpy wallet convert --infile owner.pem --in-format pem --out-format address-bech32 | tail -n 1)

mxpy contract query "$STAKING" \
    --abi output/staking.abi.json \
    --function getStake \
    --arguments "addr:$STAKER" \
    --proxy "$PROXY"
# #endregion query

# #region unstake
mxpy contract call "$STAKING" \
    --function unstake \
    --arguments 400000000000000000 \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion unstake

# #region unstake-all
mxpy contract call "$STAKING" \
    --function unstake \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion unstake-all

# #region withdraw
mxpy contract call "$STAKING" \
    --function withdraw \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion withdraw

# #region upgrade
mxpy contract upgrade "$STAKING" \
    --bytecode output/staking.wasm \
    --abi output/staking.abi.json \
    --arguments "$RATE" \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion upgrade

# #region fund
mxpy contract call "$STAKING" \
    --function fundRewards \
    --value 100000000000000000 \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion fund

# #region rewards
mxpy contract query "$STAKING" \
    --abi output/staking.abi.json \
    --function getRewards \
    --arguments "addr:$STAKER" \
    --proxy "$PROXY"

mxpy contract call "$STAKING" \
    --function claimRewards \
    --pem owner.pem \
    --proxy "$PROXY" \
    --gas-limit-multiplier 1.1 \
    --wait-result \
    --send
# #endregion rewards
