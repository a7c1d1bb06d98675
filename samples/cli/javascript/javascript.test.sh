#!/usr/bin/env bash
# Runs the scripts with fake npm and npx commands, and checks that a tested sample uses every package.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tested=("$here"/../../{sdk-js,sdk-dapp,sdk-nestjs,signing-providers}/package.json)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

npm() {
  [ "$1" = install ] || return 0
  shift
  for word in "$@"; do
    case $word in
      --save-dev) continue ;;
      *@npm:*) name=${word%%@npm:*} ;;
      @*/*@*) name=${word%@*} ;;
      [!@]*@*) name=${word%@*} ;;
      *) name=$word ;;
    esac
    grep -q "\"$name\":" "${tested[@]}" || { echo "$name is in no sample's package.json"; exit 1; }
  done
}
npx() {
  case $1 in tsx | tsc | vite | pnpm@10) ;; degit) mkdir "$3" ;; *) echo "npx $1 isn't known"; exit 1 ;; esac
}

for script in "$here"/*.sh; do
  [ "$script" = "${BASH_SOURCE[0]}" ] && continue
  (cd "$folder" && source "$script")
done
