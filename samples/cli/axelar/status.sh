#!/usr/bin/env bash
# Reads the state of a running verifier of the Axelar network.
set -euo pipefail

# #region status
curl --silent http://127.0.0.1:3000/status
# #endregion status
