#!/usr/bin/env bash
# Runs historical-database.sh on small archives. The node is a fake with the flags of mx-chain-go v2.0.0
# (cmd/node/flags.go), and looks for the databases where the flags say that they are.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/historical-database.sh

HOME=$(mktemp -d)
trap 'rm -rf "$HOME"' EXIT
mkdir -p "$HOME/elrond-nodes/node-0"
cat >"$HOME/elrond-nodes/node-0/node" <<'END'
#!/usr/bin/env bash
for flag; do
  case "$flag" in
    --import-db=*) [ -d "${flag#*=}/db/1" ] && [ -d db ] ;;
    --operation-mode=historical-balances | --destination-shard-as-observer=[0-2]) ;;
    --import-db-no-sig-check | --log-level=* | --log-save) ;;
    *) echo "the node has no flag $flag" >&2 && exit 1 ;;
  esac || exit 1
done
echo node
END
chmod +x "$HOME/elrond-nodes/node-0/node"

archives=$(mktemp -d)
trap 'rm -rf "$HOME" "$archives"' EXIT
mkdir -p "$archives/db/1/Epoch_1"
for name in Full-History-DB-Shard-0 first second; do
  tar -czf "$HOME/$name.tar.gz" -C "$archives" db
done
sudo() { echo "sudo $*"; }

source "$script" >"$HOME/output"
diff - "$HOME/output" <<END
sudo systemctl stop elrond-node-0
node
END
[ -d "$HOME/elrond-nodes/node-0/db/1/Epoch_1" ]
[ -d "$HOME/elrond-nodes/node-0/import-db/db/1/Epoch_1" ]
