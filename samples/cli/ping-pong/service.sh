#!/usr/bin/env bash
# The tutorial of the first microservice: its Redis, and a request.
set -euo pipefail

# #region redis
docker run --detach --rm --name redis --publish 127.0.0.1:6379:6379 redis:7
# #endregion redis

# #region ask
curl -s http://localhost:3001/deposits/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
# #endregion ask
