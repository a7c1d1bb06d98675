#!/usr/bin/env bash
# Reports whether the code of a contract can allocate memory.
set -euo pipefail

# #region build
sc-meta all build
python3 -m json.tool output/adder.mxsc.json | grep hasAllocator
# #endregion build

# #region report
sc-meta report compile --path . --output report.md
# #endregion report
