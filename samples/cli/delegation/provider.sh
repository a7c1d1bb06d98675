#!/usr/bin/env bash
# A staking provider with mxpy. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://gateway.multiversx.com
CONTRACT=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat
KEY=f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d
# #endregion setup

# #region create
mxpy staking-provider create-new-delegation-contract \
    --value 1250000000000000000000 \
    --total-delegation-cap 10000000000000000000000 \
    --service-fee 1000 \
    --gas-limit 60000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion create

# #region address
mxpy staking-provider get-contract-address \
    --create-tx-hash a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1 \
    --proxy "$PROXY"
# #endregion address

# #region metadata
mxpy staking-provider set-metadata \
    --delegation-contract "$CONTRACT" \
    --name "Alice Staking" \
    --website https://alice.example \
    --identifier alice-staking \
    --gas-limit 2000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion metadata

# #region fee
mxpy staking-provider change-service-fee \
    --delegation-contract "$CONTRACT" \
    --service-fee 1250 \
    --gas-limit 2000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion fee

# #region cap
mxpy staking-provider modify-delegation-cap \
    --delegation-contract "$CONTRACT" \
    --delegation-cap 20000000000000000000000 \
    --gas-limit 2000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion cap

# #region redelegate-cap
mxpy staking-provider redelegate-cap --unset \
    --delegation-contract "$CONTRACT" \
    --gas-limit 2000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion redelegate-cap

# #region automatic-activation
mxpy staking-provider automatic-activation --unset \
    --delegation-contract "$CONTRACT" \
    --gas-limit 2000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion automatic-activation

# #region add-nodes
mxpy staking-provider add-nodes \
    --delegation-contract "$CONTRACT" \
    --validators-pem validators.pem \
    --gas-limit 5000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion add-nodes

# #region stake-nodes
mxpy staking-provider stake-nodes \
    --delegation-contract "$CONTRACT" \
    --bls-keys "$KEY" \
    --gas-limit 7000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion stake-nodes

# #region unstake-nodes
mxpy staking-provider unstake-nodes \
    --delegation-contract "$CONTRACT" \
    --bls-keys "$KEY" \
    --gas-limit 7000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unstake-nodes

# #region restake-nodes
mxpy contract call "$CONTRACT" \
    --function reStakeUnStakedNodes \
    --arguments "0x$KEY" \
    --gas-limit 27000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion restake-nodes

# #region unbond-nodes
mxpy staking-provider unbond-nodes \
    --delegation-contract "$CONTRACT" \
    --bls-keys "$KEY" \
    --gas-limit 7000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unbond-nodes

# #region remove-nodes
mxpy staking-provider remove-nodes \
    --delegation-contract "$CONTRACT" \
    --bls-keys "$KEY" \
    --gas-limit 3000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion remove-nodes

# #region unjail-nodes
mxpy staking-provider unjail-nodes \
    --delegation-contract "$CONTRACT" \
    --bls-keys "$KEY" \
    --value 2500000000000000000 \
    --gas-limit 7000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unjail-nodes

# #region delegate
mxpy staking-provider delegate \
    --delegation-contract "$CONTRACT" \
    --value 3500000000000000000000 \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion delegate

# #region claim
mxpy staking-provider claim-rewards \
    --delegation-contract "$CONTRACT" \
    --gas-limit 2000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion claim

# #region redelegate
mxpy staking-provider redelegate-rewards \
    --delegation-contract "$CONTRACT" \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion redelegate

# #region undelegate
mxpy staking-provider undelegate \
    --delegation-contract "$CONTRACT" \
    --value 100000000000000000000 \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion undelegate

# #region withdraw
mxpy staking-provider withdraw \
    --delegation-contract "$CONTRACT" \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion withdraw
