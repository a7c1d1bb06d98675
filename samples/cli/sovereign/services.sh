#!/usr/bin/env bash
# Proxy, API and faucet of a sovereign chain.
set -euo pipefail

# #region software
sudo apt-get update
sudo apt-get install -y redis
sudo systemctl enable --now redis-server
sudo npm install --global yarn
# #endregion software

# #region check
node --version
redis-cli ping
curl -s http://localhost:9200/_cat/indices
# #endregion check

# #region proxy
git clone https://github.com/multiversx/mx-chain-proxy-sovereign-go.git ~/sovereign-code/mx-chain-proxy-sovereign-go
cd ~/sovereign-code/mx-chain-proxy-sovereign-go/cmd/proxy
go build
# #endregion proxy

# #region proxy-start
cd ~/sovereign-code/mx-chain-proxy-sovereign-go/cmd/proxy
./proxy --sovereign --log-level '*:INFO'
# #endregion proxy-start

# #region proxy-look
curl -s http://localhost:8080/network/config | jq '.data.config | .erd_chain_id, .erd_num_shards_without_meta, .erd_round_duration'
curl -s http://localhost:8080/network/economics | jq .data.metrics.erd_total_supply
# #endregion proxy-look

# #region api
git clone --branch feat/sovereign https://github.com/multiversx/mx-api-service.git ~/sovereign-code/mx-api-service
cd ~/sovereign-code/mx-api-service
npm install
npm run init
# #endregion api

# #region api-start
cd ~/sovereign-code/mx-api-service
npm run start:testnet
# #endregion api-start

# #region api-look
curl -s http://localhost:3001/about
curl -s 'http://localhost:3001/blocks?size=1' | jq '.[0].nonce'
# #endregion api-look

# #region extras
git clone https://github.com/multiversx/mx-lite-extras-service.git ~/sovereign-code/mx-lite-extras-service
cd ~/sovereign-code/mx-lite-extras-service
npm install
# #endregion extras

# #region extras-start
cd ~/sovereign-code/mx-lite-extras-service
NODE_ENV=custom npm run start:faucet
# #endregion extras-start

# #region extras-look
curl -s http://localhost:3000/faucet/settings
# #endregion extras-look
