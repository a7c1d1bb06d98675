#!/usr/bin/env bash
# Runs operation-mode.sh without a node: the lines have the format of a node's log.
set -euo pipefail
cd "$(dirname "$0")"

sudo() {
  case "$*" in
    'journalctl -u elrond-node-0 --no-pager')
      printf '%s\n' 'INFO starting node' 'WARN the node is in full archive mode! Will auto-set some config values'
      ;;
    'systemctl edit --full elrond-node-0' | 'systemctl daemon-reload' | 'systemctl restart elrond-node-0') echo "sudo $*" ;;
    *) echo "no answer for sudo $*" >&2 && return 1 ;;
  esac
}
curl() {
  [ "${!#}" = http://localhost:8080/node/status ]
  printf '{"data":{"metrics":{"erd_peer_subtype":"fullArchive"}}}'
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./operation-mode.sh >"$output"
diff - "$output" <<END
WARN the node is in full archive mode! Will auto-set some config values
fullArchive
sudo systemctl edit --full elrond-node-0
sudo systemctl daemon-reload
sudo systemctl restart elrond-node-0
END
