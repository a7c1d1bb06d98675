#!/usr/bin/env bash
# Opens or updates one issue for each report of `npm run drift`: reports/<source>.md. Needs GH_TOKEN and GH_REPO.
set -euo pipefail
for report in reports/*.md; do
  [ -e "$report" ] || break
  title="Drift: $(basename "$report" .md)"
  number=$(gh issue list --state open --limit 500 --json number,title |
    jq -r --arg title "$title" 'map(select(.title == $title)) | .[0].number // empty')
  if [ -n "$number" ]; then
    gh issue edit "$number" --body-file "$report"
  else
    gh issue create --title "$title" --body-file "$report"
  fi
done
