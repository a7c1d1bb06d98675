#!/usr/bin/env bash
# Runs the programs of the JavaScript SDK's pages.
set -euo pipefail

# #region createWallet
npx tsx createWallet.ts
# #endregion createWallet

# #region sendEgld
npx tsx sendEgld.ts
# #endregion sendEgld

# #region sendEgldV14
npx tsx sendEgldV14.ts
# #endregion sendEgldV14

# #region readNetwork
npx tsx readNetwork.ts
# #endregion readNetwork

# #region amounts
npx tsx amounts.ts
# #endregion amounts

# #region adder
npx tsx adder.ts
# #endregion adder

# #region relayed
npx tsx relayed.ts
# #endregion relayed

# #region issueToken
npx tsx issueToken.ts
# #endregion issueToken

# #region createNft
npx tsx createNft.ts
# #endregion createNft

# #region outcome
npx tsx outcome.ts e7e37afce44d2be2e74124ca15ad3be548a57ba362544e0afa7e1372fdb4c995
# #endregion outcome

# #region delegate
npx tsx delegate.ts erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat
# #endregion delegate

# #region sign
npx tsx sign.ts
# #endregion sign

# #region controllerAndFactory
npx tsx controllerAndFactory.ts
# #endregion controllerAndFactory
