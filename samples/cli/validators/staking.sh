#!/usr/bin/env bash
# Staking with mxpy. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region stake-one
mxpy validator stake \
    --validators-pem ~/VALIDATOR_KEYS/node-0/validatorKey.pem \
    --value 2500000000000000000000 \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy https://testnet-gateway.multiversx.com --send
# #endregion stake-one

# #region setup
PROXY=https://gateway.multiversx.com
REWARDS=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
KEY_1=f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d
KEY_2=1b4e60e6d100cdf234d3427494dac55fbac49856cadc86bcb13a01b9bb05a0d9143e86c186c948e7ae9e52427c9523102efe9019a2a9c06db02993f2e3e6756576ae5a3ec7c235d548bc79de1a6990e1120ae435cb48f7fc436c9f9098b92a0d
# #endregion setup

# #region join
cat node-0/validatorKey.pem node-1/validatorKey.pem > validators.pem
# #endregion join

# #region stake
mxpy validator stake \
    --validators-pem validators.pem \
    --value 5000000000000000000000 \
    --reward-address "$REWARDS" \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion stake

# #region stake-ledger
mxpy validator stake \
    --validators-pem validators.pem \
    --value 5000000000000000000000 \
    --gas-limit 12000000 \
    --ledger --sender-wallet-index 0 --proxy "$PROXY" --send
# #endregion stake-ledger

# #region top-up
mxpy validator stake --top-up \
    --value 700000000000000000000 \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion top-up

# #region reward-address
mxpy validator change-reward-address \
    --reward-address "$REWARDS" \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion reward-address

# #region unstake
mxpy validator unstake \
    --nodes-public-keys "$KEY_1,$KEY_2" \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unstake

# #region unbond
mxpy validator unbond \
    --nodes-public-keys "$KEY_1,$KEY_2" \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unbond

# #region tokens
mxpy validator unstake-tokens \
    --unstake-value 700000000000000000000 \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send

mxpy validator unbond-tokens \
    --unbond-value 700000000000000000000 \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion tokens

# #region restake
mxpy validator restake-unstaked-nodes \
    --nodes-public-keys "$KEY_1" \
    --gas-limit 26000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion restake

# #region unjail
mxpy validator unjail \
    --nodes-public-keys "$KEY_1" \
    --value 2500000000000000000 \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unjail

# #region unjail-two
mxpy validator unjail \
    --nodes-public-keys "$KEY_1,$KEY_2" \
    --value 5000000000000000000 \
    --gas-limit 12000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unjail-two

# #region unstake-nodes
mxpy validator unstake-nodes \
    --nodes-public-keys "$KEY_1" \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unstake-nodes

# #region unbond-nodes
mxpy validator unbond-nodes \
    --nodes-public-keys "$KEY_1" \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unbond-nodes

# #region clean
mxpy validator clean-registered-data \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion clean
