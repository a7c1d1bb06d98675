#!/usr/bin/env bash
# Tab completion for this shell.
set -euo pipefail

# #region completion
eval "$(register-python-argcomplete mxpy)"
# #endregion completion
