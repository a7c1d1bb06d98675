#!/usr/bin/env bash
# Runs verifier.sh with fake commands that print their arguments, without Docker and Axelar.
set -euo pipefail
cd "$(dirname "$0")"

docker() { echo "docker $*"; }
ampd() { echo "ampd $*"; }
evm-handler() {
  # The daemon runs in the background: its line comes first.
  wait
  echo "evm-handler $*"
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
HOME=/home/verifier
source ./verifier.sh >"$output"
diff - "$output" <<'END'
docker pull axelarnet/tofnd:v1.0.1
docker run --detach --name tofnd --restart unless-stopped --publish 127.0.0.1:50051:50051 --env MNEMONIC_CMD=auto --env NOPASSWORD=true --env ADDRESS=0.0.0.0 --volume tofnd:/.tofnd axelarnet/tofnd:v1.0.1
docker pull axelarnet/axelar-ampd:v1.14.2
ampd --version
ampd verifier-address
ampd bond-verifier amplifier 50000000000 uaxl
ampd register-public-key ecdsa
ampd register-public-key ed25519
ampd register-chain-support amplifier flow
ampd daemon
evm-handler --config-dir /home/verifier/.ampd/flow
END
