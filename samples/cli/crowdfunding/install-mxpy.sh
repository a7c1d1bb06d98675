#!/usr/bin/env bash
# What part 4 of the tutorial needs on the machine: the tool that deploys contracts.
set -euo pipefail

# #region mxpy
pipx install multiversx-sdk-cli
mxpy --version
# #endregion mxpy
