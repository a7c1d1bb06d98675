#!/usr/bin/env bash
# A project with the Python SDK.
set -euo pipefail

# #region project
mkdir my-service && cd my-service
python3 -m venv venv
source venv/bin/activate
python3 -m pip install multiversx-sdk
# #endregion project

# #region ledger
python3 -m pip install "multiversx-sdk[ledger]"
# #endregion ledger

# #region run
python3 send.py alice.pem erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
# #endregion run
