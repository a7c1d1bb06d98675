#!/usr/bin/env bash
# Runs call-data.sh: what it prints is what its comments say. mxpy only prints its arguments.
set -euo pipefail
cd "$(dirname "$0")"

mxpy() { echo "mxpy $1 $2"; }

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./call-data.sh >"$output"
diff - "$output" <<'END'
414c4943452d613162326333
ok03e8
1000
mxpy wallet bech32
mxpy wallet bech32
mxpy contract call
END
