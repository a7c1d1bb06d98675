#!/usr/bin/env bash
# A chain simulator in Docker, and requests that only a simulator supports.
set -euo pipefail

# #region start
docker run --detach --name simulator --publish 127.0.0.1:8085:8085 \
    multiversx/chainsimulator:v1.11.3
# #endregion start

# #region start-auto
SIMULATOR_FLAGS='--auto-generate-blocks --block-time-in-milliseconds=1000 --bypass-txs-signature=false'
docker run --detach --name simulator --publish 127.0.0.1:8085:8085 \
    multiversx/chainsimulator:v1.11.3 $SIMULATOR_FLAGS
# #endregion start-auto

# #region ready
SIMULATOR=http://localhost:8085
curl -s "$SIMULATOR/network/config" | jq -r '.data.config.erd_chain_id'
# #endregion ready

# #region blocks
curl -s -X POST "$SIMULATOR/simulator/generate-blocks/1"
curl -s -X POST "$SIMULATOR/simulator/generate-blocks-until-epoch-reached/4"
# #endregion blocks

# #region balance
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
curl -s -X POST "$SIMULATOR/simulator/set-state" \
    --data "[{\"address\": \"$ALICE\", \"balance\": \"100000000000000000000\"}]"
curl -s "$SIMULATOR/address/$ALICE/balance" | jq -r '.data.balance'
# #endregion balance

# #region copy
CONTRACT=erd1qqqqqqqqqqqqqpgqhe8t5jewej70zupmh44jurgn29psua5l2jps3ntjj3
curl -s "https://gateway.multiversx.com/address/$CONTRACT?withKeys=true" | jq '[.data.account]' > state.json
curl -s -X POST "$SIMULATOR/simulator/set-state" --data @state.json
# #endregion copy

# #region stop
docker rm --force simulator
# #endregion stop
