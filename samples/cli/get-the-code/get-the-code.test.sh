#!/usr/bin/env bash
# Fetches the code as the pages say, from this repository instead of GitHub.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
repository=$(git rev-parse --path-format=absolute --git-common-dir)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="url.file://$repository.insteadOf" GIT_CONFIG_VALUE_0=https://github.com/multiversx/mx-docs
cd "$work"
(
  source "$here/contracts.sh" >"$work/log.txt" 2>&1 || { cat "$work/log.txt" && exit 1; }
  [ "$PWD" = "$work/mx-docs/samples/contracts" ]
  # Each member of the workspace is there, as Cargo requires.
  members=$(sed -n '/^members/,/^]/s/^ *"\(.*\)",$/\1/p' Cargo.toml)
  [ -n "$members" ]
  for member in $members; do cat "$member/Cargo.toml" >/dev/null; done
  [ ! -e ../cli ]
)
