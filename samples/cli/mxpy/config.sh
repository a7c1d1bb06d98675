#!/usr/bin/env bash
# What mxpy stores between two commands: settings, environments, wallets.
set -euo pipefail

# #region settings
mxpy config dump --defaults
# #endregion settings

# #region multiplier
mxpy config set gas_limit_multiplier 1.1
mxpy config get gas_limit_multiplier
# #endregion multiplier

# #region named
mxpy config new careful
mxpy config set log_level debug
mxpy config switch careful
mxpy config list
# #endregion named

# #region env
mxpy config-env new devnet
mxpy config-env set proxy_url https://devnet-gateway.multiversx.com --env devnet
mxpy config-env set explorer_url https://devnet-explorer.multiversx.com --env devnet
mxpy config-env set default_address_hrp erd --env devnet
mxpy config-env set ask_confirmation true --env devnet
mxpy config-env dump
# #endregion env

# #region env-copy
mxpy config-env new devnet-without-questions --template devnet
mxpy config-env set ask_confirmation false --env devnet-without-questions
# #endregion env-copy

# #region env-use
mxpy config-env switch --env devnet
mxpy config-env get proxy_url --env devnet
mxpy config-env list
# #endregion env-use

# #region env-remove
mxpy config-env delete explorer_url --env devnet
mxpy config-env remove --env devnet-without-questions
# #endregion env-remove

# #region env-headers
mxpy config-env set proxy_headers '{"Authorization": "Bearer my-token"}' --env devnet
# #endregion env-headers

# #region wallet
mxpy config-wallet new alice --path "$PWD/alice.pem"
mxpy config-wallet new bob
mxpy config-wallet set path "$PWD/bob.pem" --alias bob
mxpy config-wallet set index 0 --alias bob
mxpy config-wallet switch --alias alice
mxpy config-wallet list
# #endregion wallet

# #region wallet-read
mxpy config-wallet get path --alias bob
mxpy config-wallet dump
# #endregion wallet-read

# #region wallet-remove
mxpy config-wallet delete index --alias bob
mxpy config-wallet remove --alias bob
# #endregion wallet-remove
