#!/usr/bin/env bash
# The first request of a newcomer.
set -euo pipefail

# #region config
curl https://gateway.multiversx.com/network/config
# #endregion config
