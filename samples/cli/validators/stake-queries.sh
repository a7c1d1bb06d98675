#!/usr/bin/env bash
# Queries the staking contracts about an owner and a key.
set -euo pipefail

# #region setup
PROXY=https://gateway.multiversx.com
VALIDATORS=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l
STAKING=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqllls0lczs7
OWNER=0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1
KEY=f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d
# #endregion setup

# #region total
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$VALIDATORS\",
  \"funcName\": \"getTotalStaked\",
  \"args\": [\"$OWNER\"]
}" | jq -r '.data.data.returnData[0] | @base64d'
# #endregion total

# #region keys
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$VALIDATORS\",
  \"caller\": \"$VALIDATORS\",
  \"funcName\": \"getBlsKeysStatus\",
  \"args\": [\"$OWNER\"]
}" | jq -r '.data.data.returnData[1] | @base64d'
# #endregion keys

# #region remaining
curl -s "$PROXY/vm-values/int" -d "{
  \"scAddress\": \"$STAKING\",
  \"funcName\": \"getRemainingUnBondPeriod\",
  \"args\": [\"$KEY\"]
}" | jq -r '.data.data'
# #endregion remaining

# #region top-up
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$VALIDATORS\",
  \"funcName\": \"getTotalStakedTopUpStakedBlsKeys\",
  \"args\": [\"$OWNER\"]
}" | jq -r '.data.data.returnData[]' | while read -r part; do echo "$part" | base64 -d | xxd -p -c 96; done
# #endregion top-up

# #region unstaked
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$VALIDATORS\",
  \"funcName\": \"getUnStakedTokensList\",
  \"args\": [\"$OWNER\"]
}" | jq -r '.data.data.returnData[]' | while read -r part; do echo "$part" | base64 -d | xxd -p; done
# #endregion unstaked

# #region reward-address
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$STAKING\",
  \"funcName\": \"getRewardAddress\",
  \"args\": [\"$KEY\"]
}" | jq -r '.data.data.returnData[0] | @base64d'
# #endregion reward-address

# #region owner
curl -s "$PROXY/vm-values/query" -d "{
  \"scAddress\": \"$STAKING\",
  \"caller\": \"$VALIDATORS\",
  \"funcName\": \"getOwner\",
  \"args\": [\"$KEY\"]
}" | jq -r '.data.data.returnData[0]' | base64 -d | xxd -p -c 32
# #endregion owner
