#!/usr/bin/env bash
# Reads the state of the network from a gateway.
set -euo pipefail

# #region config
curl -s https://gateway.multiversx.com/network/config
# #endregion config

# #region status
curl -s https://gateway.multiversx.com/network/status/4294967295
# #endregion status

# #region epoch-end
curl -s https://gateway.multiversx.com/network/status/4294967295 |
  jq '.data.status | .erd_rounds_per_epoch - .erd_rounds_passed_in_current_epoch'
# #endregion epoch-end

# #region economics
curl -s https://gateway.multiversx.com/network/economics | jq '.data.metrics'
# #endregion economics

# #region supply
curl -s https://gateway.multiversx.com/network/esdt/supply/ALICE-a1b2c3 | jq '.data'
# #endregion supply
