#!/usr/bin/env bash
# Runs scripts.sh with fakes of Git, the node's scripts, mxpy and the network; Bash reads the output of local.sh.
set -euo pipefail
cd "$(dirname "$0")"
script=$PWD/scripts.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work

sudo() { :; }
tmux() { echo multiversx-nodes; }
curl() { echo '{"data": {"status": {"erd_nonce": 7, "erd_current_round": 8, "erd_epoch_number": 0}}}'; }

git() {
  [[ $1 == clone ]] || return 0
  local folder=mx-chain-go/scripts/testnet name
  mkdir -p "$folder"
  for name in prerequisites config start pause resume stop clean reset; do
    printf '#!/bin/sh\necho "%s $*" >>"$HOME/calls"\n' "$name" >"$folder/$name.sh"
    chmod +x "$folder/$name.sh"
  done
}

mxpy() {
  echo "mxpy $*" >>"$work/calls"
  if [[ $* == *'contract deploy'* ]]; then echo '{"contractAddress": "erd1contract"}' >deploy.json; fi
}

output=$(source "$script")
[[ $output == $'multiversx-nodes\n7\n8\n0' ]]
sed 's/ *$//' "$work/calls" | diff - <(cat <<END
prerequisites
config
start debug
mxpy tx new --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx --value 1000000000000000000 --pem $work/localnet/node/config/walletKey.pem --proxy http://localhost:7950 --gas-limit 50000 --send --wait-result
mxpy contract deploy --bytecode output/my-adder.wasm --arguments 5 --gas-limit 5000000 --pem $work/localnet/node/config/walletKey.pem --proxy http://localhost:7950 --send --wait-result --outfile deploy.json
mxpy contract query erd1contract --function getSum --proxy http://localhost:7950
pause
resume
stop
clean
reset debug
END
)

# One validator a shard: what is 3 in variables.sh has to be overridden in both places.
source "$work/localnet-code/mx-chain-go/scripts/testnet/local.sh"
[[ $TESTNETDIR == "$work/localnet" && $SHARD_VALIDATORCOUNT == "$SHARD_CONSENSUS_SIZE" && $META_VALIDATORCOUNT == "$META_CONSENSUS_SIZE" ]]
