#!/usr/bin/env bash
# Runs stake-queries.sh: the answers have the shape of a gateway's.
set -euo pipefail
cd "$(dirname "$0")"

curl() {
  case "$*" in
    *vm-values/query*'"funcName": "getTotalStaked"'*) printf '{"data":{"data":{"returnData":["NTAwMDAwMDAwMDAwMDAwMDAwMDAwMA=="]}}}' ;;
    *vm-values/query*'"caller": "erd1'*'"funcName": "getBlsKeysStatus"'*) printf '{"data":{"data":{"returnData":["+JEOR89=","c3Rha2Vk"]}}}' ;;
    *vm-values/int*'"funcName": "getRemainingUnBondPeriod"'*) printf '{"data":{"data":"720000"}}' ;;
    *) echo "no answer for $*" >&2 && return 1 ;;
  esac
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./stake-queries.sh >"$output"
printf '5000000000000000000000\nstaked\n720000\n' | diff - "$output"
