#!/usr/bin/env bash
# The first request that a newcomer makes.
set -euo pipefail

# #region config
curl https://gateway.multiversx.com/network/config
# #endregion config
