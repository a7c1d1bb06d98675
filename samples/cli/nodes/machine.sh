#!/usr/bin/env bash
# Checks whether a machine meets the requirements of a node, and configures its firewall.
set -euo pipefail

# #region look
nproc
lscpu | grep --only-matching --word-regexp --extended-regexp 'sse4_1|sse4_2|fma' | sort --unique
free --giga
df --human-readable ~
timedatectl show --property NTPSynchronized
# #endregion look

# #region firewall
sudo ufw allow OpenSSH
sudo ufw allow 37373:38383/tcp
sudo ufw enable
# #endregion firewall

# #region benchmark
~/mx-chain-scripts/script.sh stop_all
~/mx-chain-scripts/script.sh benchmark
~/mx-chain-scripts/script.sh start_all
# #endregion benchmark
