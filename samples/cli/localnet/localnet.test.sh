#!/usr/bin/env bash
# Runs localnet.sh with a fake mxpy: checks the order of the commands, and that the call goes to the deployed contract.
set -euo pipefail
cd "$(dirname "$0")"
script=$PWD/localnet.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work

mxpy() {
  echo "$*" >>"$work/calls"
  if [[ $* == *'contract deploy'* ]]; then echo '{"contractAddress": "erd1contract"}' >deploy.json; fi
}

source "$script"
[[ $PWD == "$work/my-localnet" ]]
grep -v '^localnet' "$work/calls" | diff - <(cat <<END
get network-config --proxy http://localhost:7950
tx new --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx --value 1000000000000000000 --pem $work/multiversx-sdk/testwallets/latest/users/alice.pem --proxy http://localhost:7950 --gas-limit 50000 --send --wait-result
get account --address erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx --proxy http://localhost:7950
contract deploy --bytecode output/my-adder.wasm --arguments 5 --gas-limit 5000000 --pem $work/multiversx-sdk/testwallets/latest/users/alice.pem --proxy http://localhost:7950 --send --wait-result --outfile deploy.json
contract call erd1contract --function add --arguments 3 --gas-limit 5000000 --pem $work/multiversx-sdk/testwallets/latest/users/alice.pem --proxy http://localhost:7950 --send --wait-result
contract query erd1contract --function getSum --proxy http://localhost:7950
tx new --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx --value 1000000000000000000 --pem $work/multiversx-sdk/testwallets/latest/users/alice.pem --proxy http://localhost:7950 --gas-limit 50000 --simulate
END
)
grep '^localnet' "$work/calls" | diff - <(cat <<'END'
localnet setup
localnet start
localnet clean
localnet new
localnet prerequisites
localnet build
localnet config
localnet clean
localnet config
localnet start
localnet build --software node
localnet start --stop-after-seconds 600
END
)
