#!/usr/bin/env bash
# Typed proxies, generated from the interface of a contract.
set -euo pipefail

# #region generate
sc-meta all proxy
# #endregion generate

# #region compare
sc-meta all proxy --compare
# #endregion compare
