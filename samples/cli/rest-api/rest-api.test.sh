#!/usr/bin/env bash
# Runs every request of the REST pages against recorded answers, and compares what they print.
set -euo pipefail
cd "$(dirname "$0")"
source ./answers.sh

output=$(mktemp)
trap 'rm -f "$output"' EXIT
for page in overview addresses transactions virtual-machine network nodes blocks iterate-keys; do
  (source "./$page.sh") >"$output"
  diff "expected/$page.txt" "$output"
done
