#!/usr/bin/env bash
# Runs the scripts with a fake go command, and checks that the Go samples are tested with every module.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

go() {
  case "$1 $2" in
    'mod init' | 'mod tidy') ;;
    'run .') [ $# -eq 2 ] || { echo "the program takes no arguments, found $*"; exit 1; } ;;
    'test ./...' | 'test -fuzz') ;;
    "get $2")
      grep -q "${2/@/ }\$" "$here"/../../go{,-vm}/go.mod || { echo "$2 isn't what a go.mod of the samples locks"; exit 1; }
      ;;
    *) echo "go $* isn't known"; exit 1 ;;
  esac
}

for script in "$here"/*.sh; do
  [ "$script" = "${BASH_SOURCE[0]}" ] && continue
  (cd "$folder" && source "$script")
done
