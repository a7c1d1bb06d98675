#!/usr/bin/env bash
# Herotags: names of addresses.
set -euo pipefail

# #region read
mxpy dns dns-address-for-name alice.elrond
mxpy dns registration-cost --proxy https://gateway.multiversx.com
mxpy dns resolve alice.elrond --proxy https://gateway.multiversx.com
# #endregion read
