#!/usr/bin/env bash
# The programs at the top of the guides for EGLD and for tokens, in an empty folder.
set -euo pipefail

# #region install-js
mkdir deposits && cd deposits
npm init -y
npm pkg set type=module
npm install @multiversx/sdk-core tsx
# #endregion install-js

# #region run-js
npx tsx firstDeposit.ts
# #endregion run-js

# #region run-token-js
npx tsx firstTokenDeposit.ts
# #endregion run-token-js

cd ..
rm -r deposits

# #region install-py
mkdir deposits && cd deposits
python3 -m venv .venv
.venv/bin/pip install multiversx-sdk
# #endregion install-py

# #region run-py
.venv/bin/python first_deposit.py
# #endregion run-py

# #region run-token-py
.venv/bin/python first_token_deposit.py
# #endregion run-token-py
