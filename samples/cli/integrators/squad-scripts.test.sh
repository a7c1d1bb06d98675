#!/usr/bin/env bash
# Runs squad-scripts.sh with a fake script.sh that has the commands of mx-chain-scripts (38f02cf, March 2026).
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/squad-scripts.sh

HOME=$(mktemp -d)
trap 'rm -rf "$HOME"' EXIT
git() {
  [ "$*" = 'clone https://github.com/multiversx/mx-chain-scripts' ]
  mkdir mx-chain-scripts
  cat >mx-chain-scripts/script.sh <<'END'
#!/usr/bin/env bash
case "$1" in
  install | observing_squad | multikey_group | upgrade | upgrade_multikey | upgrade_squad | upgrade_proxy | remove_db) ;;
  start | start_all | stop | stop_all | cleanup | github_pull | add_nodes | get_logs | benchmark | migrate) ;;
  *) echo "script.sh has no command $1" >&2 && exit 1 ;;
esac
echo "$1"
END
  chmod +x mx-chain-scripts/script.sh
}

source "$script" >"$HOME/output"
diff - "$HOME/output" <<END
observing_squad
start_all
observing_squad
start_all
github_pull
stop_all
upgrade_squad
upgrade_proxy
start_all
END
