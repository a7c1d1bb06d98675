#!/usr/bin/env bash
# The server's tests use Redis. They try to install it themselves, but only as root.
set -euo pipefail
sudo apt-get update
sudo apt-get install --yes --no-install-recommends redis-server
