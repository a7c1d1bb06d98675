#!/usr/bin/env bash
# The code of the integration guides, and its tests.
set -euo pipefail

# #region clone
git clone --depth 1 --filter=blob:none --sparse https://github.com/multiversx/mx-docs.git
cd mx-docs
git sparse-checkout set samples/sdk-js samples/sdk-py
# #endregion clone

# #region test-js
cd samples/sdk-js
npm ci
npx tsx --test tests/integrators*.test.ts
# #endregion test-js

cd ../..

# #region test-py
cd samples/sdk-py
python3 -m venv .venv
.venv/bin/pip install -r requirements.lock
PYTHONPATH=src .venv/bin/python -m unittest discover -s tests -t . -p 'test_integrators*.py'
# #endregion test-py

cd ../sdk-js

# #region watch-js
export MNEMONIC="the 24 words of your deposit addresses"
npx tsx src/integrators/watch.ts
# #endregion watch-js

# #region pay-js
export KEYSTORE=hot-wallet.json PASSWORD='the password of the file'
npx tsx src/integrators/pay.ts w1 erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx 10000000000000000
# #endregion pay-js

cd ../sdk-py

# #region watch-py
export MNEMONIC="the 24 words of your deposit addresses"
PYTHONPATH=src .venv/bin/python -m integrators.watch
# #endregion watch-py

# #region pay-py
export KEYSTORE=hot-wallet.json PASSWORD='the password of the file'
PYTHONPATH=src .venv/bin/python -m integrators.pay w1 erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx 10000000000000000
# #endregion pay-py
