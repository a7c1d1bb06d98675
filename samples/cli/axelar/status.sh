#!/usr/bin/env bash
# Asks a running verifier of the Axelar network how it is.
set -euo pipefail

# #region status
curl --silent http://127.0.0.1:3000/status
# #endregion status
