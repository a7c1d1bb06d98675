#!/usr/bin/env bash
# Runs the quickstart with mxpy itself, against a fake gateway, and compares what each step prints with `expected/`.
# UPDATE_EXPECTED=1 writes it. Alice's public test wallet replaces the new one, whose words differ each time.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

coproc GATEWAY { PYTHONPATH=../../sdk-py exec python3 gateway.py; }
read -r url <&"${GATEWAY[0]}"

data=$(dirname "$(command -v mxpy)")/../lib/python*/site-packages/multiversx_sdk/testutils
mkdir "$work/output"
cp $data/testdata/adder.wasm ../../contracts/adder/output/adder.abi.json "$work/output"
alice=$(echo $data/testwallets/alice.pem)

export HOME=$work COLUMNS=140
cd "$work"

mxpy() { command mxpy "${@//https:\/\/devnet-gateway.multiversx.com/$url}"; }
# The end of a log line names a line of mxpy's source.
printed() {
  sed -E "s|$url|https://devnet-gateway.multiversx.com|g; s|$work|/home/alice/adder|g; s/ +([a-z_]+\.py:[0-9]+ *)?\$//
    s|^(Mnemonic: )([a-z]+ ){23}([a-z]+)\$|\1… 24 words …|
    s|^(Wallet address: ).*|\1$(command mxpy wallet convert --infile "$alice" --in-format pem --out-format address-bech32 | tail -n 1)|"
}
run() {
  sed -n "/^# #region $1\$/,/^# #endregion $1\$/p" "$here/quickstart.sh" >step.sh
  source step.sh >output.txt 2>&1
  printed <output.txt >printed.txt
}
prints() {
  run "$1"
  if [ "${UPDATE_EXPECTED:-}" = 1 ]; then cp printed.txt "$here/expected/$2.txt"; else diff "$here/expected/$2.txt" printed.txt; fi
}
prints_nothing() {
  run "$1"
  diff /dev/null printed.txt
}

prints wallet wallet
cp "$alice" alice.pem
prints balance balance
prints deploy deploy
prints query query-after-deployment
prints_nothing call
prints query query
prints_nothing failures

# A call that failed: its log has the contract's message.
jq '.transactionOnNetwork.logs.events = [{"identifier": "signalError", "data": null}]' call.json >failed.json
mv failed.json call.json
run failures
grep -q signalError printed.txt
exec {GATEWAY[1]}>&-
