#!/usr/bin/env bash
# What the scripts of mx-chain-sovereign-go (e20e0c38, March 2025) need on Ubuntu.
set -euo pipefail

# #region packages
sudo apt-get update
sudo apt-get install -y git gcc lsof jq curl wget tmux screen bc xxd python3-pip python3-venv
# #endregion packages

# #region go
wget https://go.dev/dl/go1.20.14.linux-amd64.tar.gz
sudo tar -C /usr/local -xzf go1.20.14.linux-amd64.tar.gz
echo 'export PATH=$PATH:/usr/local/go/bin' >>~/.profile
source ~/.profile
# #endregion go

# #region python
python3 -m venv ~/sovereign-venv
source ~/sovereign-venv/bin/activate
pip install multiversx-sdk-cli==9.12.1 requests
# #endregion python

# #region docker
sudo apt-get install -y docker.io
sudo usermod -aG docker "$USER"
# #endregion docker

# #region look
for tool in git gcc lsof jq curl wget tmux screen bc xxd python3 go docker mxpy; do
  command -v "$tool" >/dev/null || echo "missing: $tool"
done
go version
mxpy --version
docker run --rm hello-world
# #endregion look
