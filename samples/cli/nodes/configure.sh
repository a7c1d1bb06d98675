#!/usr/bin/env bash
# mx-chain-scripts before the first installation.
set -euo pipefail

# #region user
sudo adduser node
sudo usermod --append --groups sudo node
# #endregion user

# #region sudo
echo "$(whoami) ALL=(ALL) NOPASSWD:ALL" | sudo tee /etc/sudoers.d/node-scripts
sudo chmod 440 /etc/sudoers.d/node-scripts
sudo visudo --check
# #endregion sudo

# #region sudo-check
sudo --reset-timestamp
sudo --non-interactive true && echo "sudo doesn't ask for a password"
# #endregion sudo-check

# #region clone
cd ~
git clone https://github.com/multiversx/mx-chain-scripts
cd mx-chain-scripts
# #endregion clone

# #region edit
nano config/variables.cfg
# #endregion edit

# #region first-run
./script.sh
# #endregion first-run

# #region pull
./script.sh github_pull
# #endregion pull
