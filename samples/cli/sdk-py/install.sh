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

# #region wallet
python3 create_wallet.py
# #endregion wallet

# #region run
python3 send.py
# #endregion run

# #region upgrade
python3 -m pip uninstall -y multiversx-sdk-core multiversx-sdk-wallet multiversx-sdk-network-providers
python3 -m pip install --upgrade multiversx-sdk
# #endregion upgrade
