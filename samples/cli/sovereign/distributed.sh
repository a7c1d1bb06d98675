#!/usr/bin/env bash
# A sovereign chain on several machines, from mx-chain-sovereign-go (e20e0c38, March 2025).
set -euo pipefail

# #region build
cd ~/sovereign-code/mx-chain-sovereign-go
(cd cmd/seednode && go build)
(cd cmd/keygenerator && go build)
(cd cmd/sovereignnode && go build -ldflags="-X main.appVersion=v0.0.1")
# #endregion build

# #region seednode
cd ~/sovereign-code/mx-chain-sovereign-go/cmd/keygenerator
./keygenerator --key-type p2p
mv p2pKey.pem ../seednode/config/
cd ../seednode
./seednode --port 10000 --rest-api-interface 127.0.0.1:9091 --log-level '*:INFO' --log-save
# #endregion seednode

# #region config
mkdir -p ~/sovereign-config
cd ~/sovereign-code/mx-chain-sovereign-go/cmd
cp -r node/config/. ~/sovereign-config/
cp sovereignnode/config/*.toml ~/sovereign-config/
rm -rf ~/sovereign-config/testKeys
# #endregion config

# #region keys
cd ~/sovereign-code/mx-chain-sovereign-go/cmd/keygenerator
./keygenerator --key-type both
chmod 600 validatorKey.pem walletKey.pem
head -n 1 validatorKey.pem walletKey.pem
# #endregion keys

# #region sum
cd ~/sovereign-config
jq -r '.[] | .supply, .balance, .stakingvalue' genesis.json |
  python3 -c 'import sys; n = [int(x) for x in sys.stdin]; print(sum(n[::3]), sum(n[1::3]) + sum(n[2::3]))'
grep GenesisTotalSupply economics.toml
# #endregion sum

# #region pack
tar -C ~ --exclude='*.pem' -czf ~/sovereign-config.tar.gz sovereign-config
sha256sum ~/sovereign-config.tar.gz
# #endregion pack

# #region place
mkdir -p ~/sovereign-node
tar -C ~/sovereign-node -xzf ~/sovereign-config.tar.gz
mv ~/sovereign-node/sovereign-config ~/sovereign-node/config
cp ~/sovereign-code/mx-chain-sovereign-go/cmd/sovereignnode/sovereignnode ~/sovereign-node/
cp ~/sovereign-code/mx-chain-sovereign-go/cmd/keygenerator/validatorKey.pem ~/sovereign-node/config/
# #endregion place

# #region validator
cd ~/sovereign-node
./sovereignnode --validator-key-pem-file ./config/validatorKey.pem --rest-api-interface localhost:8080 \
  --log-save --log-level '*:INFO' --log-logger-name --log-correlation --use-health-service
# #endregion validator

# #region multikey
cd ~/sovereign-node
./sovereignnode --no-key --all-validator-keys-pem-file ./config/allValidatorsKeys.pem \
  --rest-api-interface localhost:8080 --log-save --log-level '*:INFO' --use-health-service
# #endregion multikey

# #region observer
cd ~/sovereign-node
./sovereignnode --no-key --destination-shard-as-observer 0 --operation-mode db-lookup-extension \
  --rest-api-interface localhost:8080 --log-save --log-level '*:INFO' --use-health-service
# #endregion observer

# #region look
curl -s http://localhost:8080/node/status |
  jq '.data.metrics | .erd_chain_id, .erd_peer_type, .erd_num_connected_peers, .erd_nonce, .erd_is_syncing'
curl -s http://localhost:8080/validator/statistics | jq '.data.statistics | length'
# #endregion look
