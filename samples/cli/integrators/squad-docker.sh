#!/usr/bin/env bash
# An observing squad in containers, with mx-chain-observing-squad.
set -euo pipefail

# #region clone
git clone https://github.com/multiversx/mx-chain-observing-squad.git
cd mx-chain-observing-squad/mainnet
# #endregion clone

# #region start
./start_stack.sh
# #endregion start

cd ../..

# #region upgrade
cd mx-chain-observing-squad/mainnet
git pull
docker-compose --env-file .env pull
docker-compose --env-file .env up -d
# #endregion upgrade
