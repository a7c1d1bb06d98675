#!/usr/bin/env bash
# A validator joins a running sovereign chain and leaves it. Every mxpy command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=http://localhost:7950
OWNER=0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1
KEY=f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d
# #endregion setup

# #region stake
mxpy validator stake \
    --validators-pem validatorKey.pem \
    --value 2500000000000000000000 \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion stake

# #region state
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l\",
  \"caller\": \"erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l\",
  \"funcName\": \"getBlsKeysStatus\",
  \"args\": [\"$OWNER\"]
}" | jq -r '.data.data.returnData[1] | @base64d'
curl -s "$PROXY/validator/statistics" | jq -r ".data.statistics[\"$KEY\"].validatorStatus"
# #endregion state

# #region unstake
mxpy validator unstake \
    --nodes-public-keys "$KEY" \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unstake

# #region unbond
mxpy validator unbond \
    --nodes-public-keys "$KEY" \
    --gas-limit 6000000 \
    --keyfile wallet.json --proxy "$PROXY" --send
# #endregion unbond
