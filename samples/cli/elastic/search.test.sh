#!/usr/bin/env bash
# Runs search.sh against a server that says what it was asked: methods, paths, type and body as Elasticsearch needs them.
set -euo pipefail
cd "$(dirname "$0")"

port=$(mktemp)
node -e '
  const server = require("node:http").createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const asked = [request.method, request.url, request.headers["content-type"] ?? "none", body && JSON.parse(body)];
      response.end(JSON.stringify(asked) + "\n");
    });
  });
  server.listen(0, "127.0.0.1", () => require("node:fs").writeFileSync(process.argv[1], String(server.address().port)));
' "$port" &
server=$!
output=$(mktemp)
trap 'kill "$server"; rm -f "$output" "$port"' EXIT
until [[ -s $port ]]; do kill -0 "$server"; done

export ELASTIC="http://127.0.0.1:$(cat "$port")"
bash ./search.sh >"$output"
diff - "$output" <<'END'
["POST","/operations/_search","application/json",{"query":{"term":{"type":"normal"}},"sort":[{"timestampMs":"desc"}],"size":1}]
["POST","/operations/_count","application/json",{"query":{"term":{"type":"normal"}}}]
["GET","/tokens/_doc/ART-b2c3d4","none",""]
END
