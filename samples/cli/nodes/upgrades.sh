#!/usr/bin/env bash
# Shows a node's release, the latest release, and what it activates in which epoch.
set -euo pipefail

# #region latest
curl -s https://api.github.com/repos/multiversx/mx-chain-mainnet-config/releases/latest | jq -r '.tag_name, .published_at, .body'
# #endregion latest

# #region running
curl -s http://localhost:8080/node/status | jq -r '.data.metrics.erd_app_version'
# #endregion running

# #region planned
EPOCH=$(curl -s http://localhost:8080/node/status | jq '.data.metrics.erd_epoch_number')
curl -s http://localhost:8080/network/enable-epochs-v2 |
  jq --argjson epoch "$EPOCH" '.data.enableEpochs | with_entries(select(.value | numbers > $epoch))'
# #endregion planned

# #region now
GATEWAY=https://gateway.multiversx.com
curl -s "$GATEWAY/network/status/4294967295" |
  jq '.data.status | {erd_epoch_number, erd_rounds_passed_in_current_epoch, erd_rounds_per_epoch}'
# #endregion now

# #region left
TARGET=2303
curl -s "$GATEWAY/network/status/4294967295" | jq --argjson target "$TARGET" '.data.status |
  (.erd_rounds_per_epoch - .erd_rounds_passed_in_current_epoch
    + ($target - .erd_epoch_number - 1) * .erd_rounds_per_epoch) * 0.6 / 3600 | floor'
# #endregion left
