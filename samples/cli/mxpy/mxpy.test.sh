#!/usr/bin/env bash
# Runs the commands of this folder with mxpy itself, with a fake gateway, and compares what they print and
# write with `expected/`. UPDATE_EXPECTED=1 writes it. mxpy's own settings go to a home of the test.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

coproc GATEWAY { PYTHONPATH=../../sdk-py exec python3 gateway.py; }
read -r url <&"${GATEWAY[0]}"

data=$(dirname "$(command -v mxpy)")/../lib/python*/site-packages/multiversx_sdk/testutils
mkdir -p "$work/home" "$work/output"
cp $data/testwallets/{alice,bob,carol,grace}.pem "$work"
cp $data/testdata/adder.wasm ../../contracts/{adder,shop}/output/*.abi.json "$work/output"
cp $data/testdata/multisig-full.{wasm,abi.json} "$work"
cp ../../sdk-py/expected/dataArguments.json "$work/order.json"

export HOME=$work/home COLUMNS=100 MULTISIG=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
cd "$work"

# The gateway of devnet is the fake one; logs and warnings are not compared, since they name lines of mxpy's source.
mxpy() { command mxpy --log-level error "${@//https:\/\/devnet-gateway.multiversx.com/$url}"; }
curl() { command curl "${@//https:\/\/devnet-gateway.multiversx.com/$url}"; }
printed() { sed "s|$url|https://devnet-gateway.multiversx.com|g; s|$work|/home/alice|g; s|^Mnemonic: .*|Mnemonic: …|; s|^Wallet address: .*|Wallet address: …|"; }
same() {
  if [ "${UPDATE_EXPECTED:-}" = 1 ]; then cp "$1" "$here/expected/$2"; else diff "$here/expected/$2" "$1"; fi
}
runs() { (source "$here/$1.sh") 2>&1 | printed >"$1.txt" && same "$1.txt" "$1.txt"; }

runs completion
runs config
export HOME=$work
mxpy wallet sign-message --message "order 42" --pem alice.pem >message.json
same message.json message.json
SIGNATURE=$(jq -r .signature message.json) runs wallets
runs transactions
same transfer.json transfer.json
same offline.json offline.json
runs storage
jq .simulation.execution simulated.json >simulation.json
same simulation.json simulation.json
for name in guarded relayed by-hash tokens; do
  jq '{options: .emittedTransaction.options, gasLimit: .emittedTransaction.gasLimit, receiver: .emittedTransaction.receiver,
    signed: [.emittedTransaction | .signature, .guardianSignature, .relayerSignature | length],
    data: .emittedTransactionData}' "$name.json"
done >kinds.txt
same kinds.txt kinds.txt
[ "$(jq -c .emittedTransaction offline.json)" = "$(jq -c .emittedTransaction sent.json)" ]
[ "$(jq -r .emittedTransaction.signature offline.json)" = "$(jq -r .emittedTransaction.signature signed.json)" ]

runs contracts
for name in deploy deploy-abi call upgrade arguments typed pay-egld pay-token pay-nft pay-many; do
  printf '%s: ' "$name"
  jq -r '.emittedTransactionData | if length > 400 then .[:60] + "…" + .[-40:] else . end' "$name.json"
done >data.txt
same data.txt data.txt

runs snippets
runs multisig
tail -n +2 multisig.txt >views.txt
same views.txt views.txt
for name in multisig deposit proposed signed-action performed board; do
  printf '%s: ' "$name"
  jq -r '[.emittedTransaction.value, (.emittedTransactionData | if length > 400 then "…" + .[-140:] else . end)] | join(" ")' "$name.json"
done >proposals.txt
same proposals.txt proposals.txt

# What goes wrong, in mxpy's words.
mxpy config-wallet new alice --path "$PWD/alice.pem" >/dev/null
fails() {
  if COLUMNS=400 mxpy "$@" >failure.txt 2>&1; then echo "mxpy $* should fail" >&2 && return 1; fi
  grep -E '^│|error:' failure.txt | sed 's/│//g; s/^ *//; s/ *$//' | tr '\n' ' ' | sed 's/ *$//'
  echo
}
(
  PROXY=https://devnet-gateway.multiversx.com
  SEND=(tx new --receiver "$MULTISIG" --gas-limit 50000)
  fails "${SEND[@]}" --pem alice.pem
  fails "${SEND[@]}" --pem alice.pem --nonce 7
  fails "${SEND[@]}" --proxy "$PROXY" --value 0.1
  fails "${SEND[@]}" --pem alice.pem --proxy "$PROXY" --guardian "$MULTISIG" --guardian-pem carol.pem
  fails "${SEND[@]}" --pem alice.pem --proxy "$PROXY" --send --simulate
  fails "${SEND[@]}" --pem alice.pem --proxy "$PROXY" --data note --token-transfers ALICE-a1b2c3 1
  fails "${SEND[@]}" --pem alice.pem --proxy "$PROXY" --token-transfers ALICE-a1b2c3
  fails "${SEND[@]}" --proxy "$PROXY" --sender stranger
  fails tx relay --infile unpaid.json --relayer-pem bob.pem --proxy "$PROXY"
  fails contract call "$MULTISIG" --function add --arguments five --pem alice.pem --proxy "$PROXY"
  fails contract query "$MULTISIG" --function missing --proxy "$PROXY"
  fails wallet new --format pem
  fails wallet new --format pem --outfile alice.pem
  fails config-env set proxy_url "$PROXY" --env default
  fails config-env set url "$PROXY" --env devnet
  fails deps check golang
  fails tx new --receiver "$MULTISIG" --pem alice.pem --pem-index 1
  fails tx new --receiver "$MULTISIG" --pem alice.pem --recall-nonce
) | printed >failures.txt
same failures.txt failures.txt
exec {GATEWAY[1]}>&-
