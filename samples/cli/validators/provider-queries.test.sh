#!/usr/bin/env bash
# Runs provider-queries.sh: the answers have the shape of the API's and a gateway's.
set -euo pipefail
cd "$(dirname "$0")"

curl() {
  case "$*" in
    *'https://api.multiversx.com/providers?owner=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th')
      printf '[{"provider":"erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat","numNodes":2}]'
      ;;
    *vm-values/hex*'"funcName": "getWhitelistForMerge"'*)
      printf '{"data":{"data":"8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8"}}'
      ;;
    *) echo "no answer for $*" >&2 && return 1 ;;
  esac
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./provider-queries.sh >"$output"
diff - "$output" <<END
erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat
8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8
END
