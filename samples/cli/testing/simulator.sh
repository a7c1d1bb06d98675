#!/usr/bin/env bash
# A chain simulator in Docker.
set -euo pipefail

# #region start
sc-meta cs install
sc-meta cs start
# #endregion start

# #region stop
sc-meta cs stop
# #endregion stop
