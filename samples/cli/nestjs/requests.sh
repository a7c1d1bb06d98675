#!/usr/bin/env bash
# Requests to the service at the top of the page of the NestJS SDK.
set -euo pipefail

# #region account
curl -s http://localhost:3000/accounts/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
# #endregion account

# #region no-token
curl -s http://localhost:3000/me
# #endregion no-token
