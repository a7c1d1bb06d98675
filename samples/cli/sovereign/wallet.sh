#!/usr/bin/env bash
# The lite wallet of a sovereign chain.
set -euo pipefail

# #region get
git clone https://github.com/multiversx/mx-lite-wallet-dapp.git ~/sovereign-code/mx-lite-wallet-dapp
cd ~/sovereign-code/mx-lite-wallet-dapp
yarn install
# #endregion get

# #region values
native_token=SOV-1a2b3c
main_safe=erd1qqqqqqqqqqqqqpgqkhqeu7e2t62pwuadcshlrmxcharcstkhlrhs8cg509
sovereign_safe=erd1qqqqqqqqqqqqqpgqkh3lkj9dznw7awmulw2xcfzkael83jaflrhswsar06
# #endregion values

# #region configure
cd ~/sovereign-code/mx-lite-wallet-dapp/src/config
sed -i "/id: 'sovereign'/,/^  }/{
  s|apiAddress: .*|apiAddress: 'http://localhost:3001',|
  s|extrasApi: .*|extrasApi: 'http://localhost:3000',|
  s|sampleAuthenticatedDomains: .*|sampleAuthenticatedDomains: ['http://localhost:3001'],|
  s|sovereignContractAddress: .*|sovereignContractAddress: '$sovereign_safe',|
  s|walletAddress: .*|walletAddress: 'https://localhost:3004',|
  s|WEGLDid: .*|WEGLDid: '$native_token',|
}
/id: EnvironmentsEnum.testnet/,/^  }/{
  s|sovereignContractAddress: .*|sovereignContractAddress: '$main_safe',|
  s|walletAddress: .*|&,\n    hasSovereignTransfer: true|
}" sharedNetworks.ts
# #endregion configure

# #region start
cd ~/sovereign-code/mx-lite-wallet-dapp
PORT=3004 VITE_APP_GOOGLE_RECAPTCHA_KEY=none yarn start-sovereign
# #endregion start

# #region build
cd ~/sovereign-code/mx-lite-wallet-dapp
yarn build-sovereign
# #endregion build
