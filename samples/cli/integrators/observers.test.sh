#!/usr/bin/env bash
# Runs observers.sh without a squad, with the recorded responses of ../rest-api/answers. Their output is in expected/,
# and the pages show it. UPDATE_EXPECTED=1 writes it.
set -euo pipefail
cd "$(dirname "$0")"
answers=../rest-api/answers

curl() {
  case "${!#}" in
    http://localhost:8080/node/status) cat "$answers/node-status.json" ;;
    http://localhost:8083/network/status | http://localhost:8079/network/status/4294967295) cat "$answers/network-status.json" ;;
    http://localhost:8079/about/nodes-versions) cat "$answers/versions.json" ;;
    http://localhost:8079/hyperblock/by-nonce/42325043) cat "$answers/hyperblock.json" ;;
    http://localhost:8080/address/erd1*\?blockNonce=42)
      printf '{"data":{"account":{},"blockInfo":{"nonce":42,"hash":"b2","rootHash":"c3"}}}'
      ;;
    *) echo "no answer for ${!#}" >&2 && return 1 ;;
  esac
}
sudo() { echo "sudo $*"; }

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./observers.sh >"$output"

# The first four commands print one object each.
for name in status executed versions hyperblock; do
  text=$(sed -n '1,/^}$/p' "$output")
  if [ "${UPDATE_EXPECTED:-}" = 1 ]; then echo "$text" >"expected/$name.json"; fi
  diff "expected/$name.json" - <<<"$text"
  sed -i '1,/^}$/d' "$output"
done
grep -q '"erd_app_version": "v2' expected/status.json
grep -q '"erd_last_executed_nonce": [1-9]' expected/executed.json
diff - "$output" <<END
sudo systemctl start elrond-node-0
{
  "nonce": 42,
  "hash": "b2",
  "rootHash": "c3"
}
END
