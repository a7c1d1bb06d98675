#!/usr/bin/env bash
# Runs snapshotless.sh with a fake systemd, which has the service and the subcommands of systemctl.
set -euo pipefail
cd "$(dirname "$0")"

sudo() {
  case "$*" in
    'systemctl edit --full elrond-node-0' | 'systemctl daemon-reload' | 'systemctl restart elrond-node-0') echo "$*" ;;
    *) echo "systemctl has no $*" >&2 && return 1 ;;
  esac
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
source ./snapshotless.sh >"$output"
diff - "$output" <<END
systemctl edit --full elrond-node-0
systemctl daemon-reload
systemctl restart elrond-node-0
END
