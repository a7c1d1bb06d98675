#!/usr/bin/env bash
# Runs the script with a fake cargo command, and checks that the Rust sample is tested with every crate that it adds.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sample=$here/../../rust-sdk
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

added=()
cargo() {
  case $1 in
    new) mkdir "$2" ;;
    run) [ $# -eq 1 ] || { echo "the program takes no arguments, found $*"; exit 1; } ;;
    add)
      shift
      while [ $# -gt 0 ]; do
        case $1 in
          --features) shift ;;
          *) check_crate "${1%@*}" "$(case $1 in *@*) echo "${1#*@}" ;; esac)" ;;
        esac
        shift
      done
      ;;
    *) echo "cargo $1 isn't known"; exit 1 ;;
  esac
}
check_crate() {
  added+=("$1")
  grep -A1 "^name = \"$1\"\$" "$sample/Cargo.lock" | grep -q "^version = \"$2" ||
    { echo "$1@$2 isn't in the Cargo.lock of the sample"; exit 1; }
}

cd "$folder"
source "$here/project.sh"
for crate in $(sed -n 's/^use \([a-z0-9_]*\)::.*/\1/p; s/^ *#\[\([a-z]*\)::main\]$/\1/p' "$sample/src/main.rs" | grep -v '^std$' | tr _ - | sort -u) hex; do
  case " ${added[*]} " in *" $crate "*) ;; *) echo "project.sh doesn't add $crate"; exit 1 ;; esac
done
