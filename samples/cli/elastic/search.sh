#!/usr/bin/env bash
# Sends a query to an index, counts what it finds, and gets one document.
set -euo pipefail

# #region setup
ELASTIC=${ELASTIC:-https://devnet-index.multiversx.com}
# #endregion setup

# #region search
curl -s "$ELASTIC/operations/_search" -H 'Content-Type: application/json' \
  -d '{"query": {"term": {"type": "normal"}}, "sort": [{"timestampMs": "desc"}], "size": 1}'
# #endregion search

# #region count
curl -s "$ELASTIC/operations/_count" -H 'Content-Type: application/json' \
  -d '{"query": {"term": {"type": "normal"}}}'
# #endregion count

# #region document
curl -s "$ELASTIC/tokens/_doc/ART-b2c3d4"
# #endregion document
