#!/usr/bin/env bash
# Shows the structure of every response of a gateway.
set -euo pipefail

# #region success
curl -s https://devnet-gateway.multiversx.com/address/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th/nonce
# #endregion success

# #region failure
curl -s -w '\nHTTP %{http_code}\n' https://devnet-gateway.multiversx.com/address/erd1xyz/nonce
# #endregion failure

# #region versions
curl -s https://devnet-gateway.multiversx.com/about/nodes-versions | jq -r '.data.versions["1"][0]'
# #endregion versions
