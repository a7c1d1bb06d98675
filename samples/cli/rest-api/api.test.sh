#!/usr/bin/env bash
# Runs api.sh: its requests name the paths and parameters that the API's controllers declare.
set -euo pipefail
cd "$(dirname "$0")"

curl() {
  local url=${!#}
  [[ $1 == -s && $# -eq 2 ]] || return 1
  jq -nc --arg url "${url#https://devnet-api.multiversx.com/}" '$url'
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./api.sh >"$output"
alice=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
diff - "$output" <<END
"accounts/$alice?fields=nonce,balance,username"
"accounts/$alice/transactions?status=success&after=1795046400&size=50&fields=txHash,timestamp,value"
"accounts/$alice/transactions/count?status=success&after=1795046400"
"accounts/$alice/transactions?status=success&after=1795046400&from=50&size=50"
"economics?extract=price"
END
