#!/usr/bin/env bash
# Tokens over the bridge and back, with the functions in the scripts of mx-chain-sovereign-go (e20e0c38, March 2025).
# They read unset variables, and handle errors themselves.

# #region source
cd ~/sovereign-code/mx-chain-sovereign-go/scripts/testnet/sovereignBridge
source script.sh
displayContracts
# #endregion source

# #region to-sovereign
issueToken
depositTokenInSC
# #endregion to-sovereign

# #region arrived
curl -s "http://localhost:7950/address/$WALLET_ADDRESS/esdt" | jq -c '.data.esdts | map_values(.balance)'
# #endregion arrived

# #region return
updateConfig DEPOSIT_TOKEN_IDENTIFIER_SOVEREIGN TKN-1a2b3c
updateConfig DEPOSIT_TOKEN_AMOUNT_TO_TRANSFER_SOVEREIGN 23
depositTokenInSCSovereign
# #endregion return

# #region issue-sovereign
issueTokenSovereign
# #endregion issue-sovereign

# #region register
registerSovereignToken
curl -s "$PROXY/address/$ESDT_SAFE_ADDRESS/esdts-with-role/ESDTRoleLocalMint" | jq -c .data.tokens
# #endregion register

# #region role
setLocalBurnRoleSovereign
# #endregion role

# #region from-sovereign
depositTokenInSCSovereign
# #endregion from-sovereign
