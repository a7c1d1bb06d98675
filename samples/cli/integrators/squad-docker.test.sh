#!/usr/bin/env bash
# Runs squad-docker.sh in a folder with the layout of mx-chain-observing-squad (2b7cfb1, June 2026), without Docker.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/squad-docker.sh

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
git() {
  if [ "$1" = clone ]; then
    mkdir -p mx-chain-observing-squad/mainnet
    touch mx-chain-observing-squad/mainnet/.env
    printf '#!/usr/bin/env bash\necho start_stack\n' >mx-chain-observing-squad/mainnet/start_stack.sh
    chmod +x mx-chain-observing-squad/mainnet/start_stack.sh
  fi
  echo "git $*"
}
docker-compose() {
  [ "$1" = --env-file ] && [ -f "$2" ]
  echo "docker-compose ${*:3}"
}

source "$script" >"$folder/output"
diff - "$folder/output" <<END
git clone https://github.com/multiversx/mx-chain-observing-squad.git
start_stack
git pull
docker-compose pull
docker-compose up -d
END
