#!/usr/bin/env bash
# Tests of a sovereign chain, from tests without a network to a load test of a running chain.
set -euo pipefail

# #region simulator
cd ~/sovereign-code/mx-chain-sovereign-go
GOTOOLCHAIN=go1.20.14 go test -count=1 ./cmd/sovereignnode/chainSimulator/tests/...
# #endregion simulator

# #region notifier-on
cd ~/sovereign-code/mx-chain-sovereign-go
sed -i '/^\[NotifierConfig\]/,/^    SubscribedEvents/ s/Enabled = false/Enabled = true/' cmd/sovereignnode/config/sovereignConfig.toml
(cd scripts/testnet && ./config.sh && ./sovereignStart.sh)
# #endregion notifier-on

# #region mock
cd ~/sovereign-code/mx-chain-sovereign-go/cmd/sovereignnode/systemTestDemo/mockNotifier
go build
./mockNotifier --log-level '*:INFO'
# #endregion mock

# #region mock-look
curl -s http://localhost:7950/address/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th/esdt | jq -c '.data.esdts | keys'
# #endregion mock-look

# #region load
START=$(curl -s http://localhost:7950/network/status/0 | jq .data.status.erd_nonce)
for ((nonce = START - 10; nonce < START; nonce++)); do
  curl -s "http://localhost:7950/block/0/by-nonce/$nonce" | jq -c '.data.block | [.nonce, .round, .numTxs]'
done
# #endregion load
