#!/usr/bin/env bash
# Runs the commands on devnet with mxpy itself, in front of a local gateway, and checks what they send and print.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd ../mxpy
coproc GATEWAY { PYTHONPATH=../../sdk-py exec python3 gateway.py; }
read -r url <&"${GATEWAY[0]}"

data=$(dirname "$(command -v mxpy)")/../lib/python*/site-packages/multiversx_sdk/testutils
mkdir -p "$work/output"
cp $data/testdata/adder.wasm "$work/output/my-adder.wasm"
cp ../../contracts/adder/output/adder.abi.json "$work/output/my-adder.abi.json"
export HOME=$work COLUMNS=100
cd "$work"

# The gateway of devnet is the local one. The faucet opens in a browser.
mxpy() {
  if [ "$1" = faucet ]; then return; fi
  command mxpy --log-level error "${@//https:\/\/devnet-gateway.multiversx.com/$url}"
}

(source "$here/devnet.sh") >printed.txt 2>&1 || { cat printed.txt >&2; exit 1; }
grep -q '^https://devnet-explorer.multiversx.com/accounts/erd1qqqqqqqqqqqqqpgq' printed.txt
[ "$(tail -n 3 printed.txt | tr -d ' \n')" = '[12]' ]
[ "$(jq -r .emittedTransactionData deploy.json | tail -c 14)" = '@0500@0500@05' ]
[ "$(jq -r .emittedTransactionData call.json)" = 'add@07' ]
exec {GATEWAY[1]}>&-
