#!/usr/bin/env bash
# An observing squad as services, with mx-chain-scripts.
set -euo pipefail

# #region clone
cd ~
git clone https://github.com/multiversx/mx-chain-scripts
cd mx-chain-scripts
# #endregion clone

# #region install
./script.sh observing_squad
# #endregion install

# #region start
./script.sh start_all
# #endregion start

# #region install-and-start
./script.sh observing_squad
./script.sh start_all
# #endregion install-and-start

# #region upgrade
cd ~/mx-chain-scripts
./script.sh github_pull
./script.sh stop_all
./script.sh upgrade_squad
./script.sh upgrade_proxy
./script.sh start_all
# #endregion upgrade
