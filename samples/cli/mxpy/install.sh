#!/usr/bin/env bash
# mxpy on a machine: install, pin, upgrade, complete, remove.
set -euo pipefail

# #region install
pipx install multiversx-sdk-cli
mxpy --version
# #endregion install

# #region pin
pipx install --force multiversx-sdk-cli==12.0.0
# #endregion pin

# #region branch
pipx install --force git+https://github.com/multiversx/mx-sdk-py-cli@main
# #endregion branch

# #region python
pipx install --python python3.12 multiversx-sdk-cli
# #endregion python

# #region upgrade
pipx upgrade multiversx-sdk-cli
# #endregion upgrade

# #region remove
pipx uninstall multiversx-sdk-cli
# #endregion remove

# #region completion-package
pipx install argcomplete
# #endregion completion-package

# #region path
pipx ensurepath
# #endregion path
