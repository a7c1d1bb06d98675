#!/usr/bin/env bash
# The explorer of a sovereign chain.
set -euo pipefail

# #region get
git clone https://github.com/multiversx/mx-explorer-dapp.git ~/sovereign-code/mx-explorer-dapp
cd ~/sovereign-code/mx-explorer-dapp
yarn install
# #endregion get

# #region api
curl -s http://localhost:3001/dapp/config | jq '.chainId, .egldLabel'
# #endregion api

# #region configure
cd ~/sovereign-code/mx-explorer-dapp/src/config
sed -e "s|'START_IS_SOVEREIGN_STOP'|true|" \
  -e 's|START_NAME_STOP|Sovereign|' \
  -e 's|START_CHAIN_ID_STOP|local-testnet|' \
  -e 's|START_EGLD_LABEL_STOP|SOV|' \
  -e 's|START_API_ADDRESS_STOP|http://localhost:3001|' \
  -e 's|START_WALLET_ADDRESS_STOP|https://localhost:3004|' \
  -e 's|START_EXPLORER_ADDRESS_STOP|http://localhost:3002|' \
  -e 's|START_NFT_EXPLORER_ADDRESS_STOP||' \
  config.placeholder.ts >index.ts
# #endregion configure

# #region start
cd ~/sovereign-code/mx-explorer-dapp
VITE_APP_USE_HTTPS=false yarn start
# #endregion start

# #region build
cd ~/sovereign-code/mx-explorer-dapp
sed -i '/<!-- Google tag/,/<\/head>/{/<\/head>/!d}' index.html
VITE_APP_BRAND_NAME='My Chain' yarn build
# #endregion build
