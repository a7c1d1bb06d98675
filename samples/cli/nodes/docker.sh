#!/usr/bin/env bash
# A node in a container.
set -euo pipefail

# #region setup
NETWORK=mainnet
TAG=v2.1.7.0
NODE=~/node-0
mkdir -p "$NODE/keys" "$NODE/db" "$NODE/logs"
# #endregion setup

# #region pull
docker pull "multiversx/chain-$NETWORK:$TAG"
# #endregion pull

# #region key
docker run --rm \
    --user "$(id -u):$(id -g)" \
    --mount "type=bind,source=$NODE/keys,destination=/keys" --workdir /keys \
    multiversx/chain-keygenerator:latest
chmod 600 "$NODE/keys/validatorKey.pem"
# #endregion key

# #region run
NODE_FLAGS='--validator-key-pem-file=/keys/validatorKey.pem --display-name=my-node --port=37373 --log-save'
docker run --detach --name node-0 --restart unless-stopped --stop-timeout 30 \
    --ulimit nofile=65536:65536 \
    --publish 37373:37373 --publish 127.0.0.1:8080:8080 \
    --mount "type=bind,source=$NODE/keys,destination=/keys,readonly" \
    --mount "type=bind,source=$NODE/db,destination=/go/mx-chain-go/cmd/node/db" \
    --mount "type=bind,source=$NODE/logs,destination=/go/mx-chain-go/cmd/node/logs" \
    "multiversx/chain-$NETWORK:$TAG" $NODE_FLAGS
# #endregion run

# #region check
docker logs --tail 20 node-0
curl -s http://localhost:8080/node/status | jq -r '.data.metrics | .erd_public_key_block_sign, .erd_is_syncing'
# #endregion check

# #region config
docker cp node-0:/go/mx-chain-go/cmd/node/config/prefs.toml "$NODE/prefs.toml"
# #endregion config

# #region upgrade
docker pull "multiversx/chain-$NETWORK:$TAG"
docker stop node-0
docker rm node-0
# #endregion upgrade

# #region centos
sudo setsebool -P allow_execheap true
# #endregion centos
