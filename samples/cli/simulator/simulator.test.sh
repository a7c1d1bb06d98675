#!/usr/bin/env bash
# Runs simulator.sh with recorded responses instead of Docker, mainnet and a simulator, and checks its requests to each.
set -euo pipefail
cd "$(dirname "$0")"
script=$PWD/simulator.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

docker() { echo "docker $*"; }

# Responds like mx-chain-simulator-go 1.11.3 and a gateway; the posted file has to be a list of accounts.
curl() {
  local url body=''
  for word in "$@"; do
    case $word in
      http*) url=$word ;;
      @*) body=$(jq -c . "${word#@}") ;;
      '['*) body=$(jq -c . <<<"$word") ;;
    esac
  done
  echo "${url#http*//} $body" >>requests
  case $url in
    */network/config) echo '{"data": {"config": {"erd_chain_id": "chain"}}}' ;;
    */balance) echo '{"data": {"balance": "100000000000000000000"}}' ;;
    *withKeys=true) echo '{"data": {"account": {"address": "erd1…", "balance": "5", "pairs": {"73756d": "0a"}}}}' ;;
    *) echo '{"data": {}, "error": "", "code": "successful"}' ;;
  esac
}

source "$script" >output
diff - output <<'END'
docker run --detach --name simulator --publish 127.0.0.1:8085:8085 multiversx/chainsimulator:v1.11.3
docker run --detach --name simulator --publish 127.0.0.1:8085:8085 multiversx/chainsimulator:v1.11.3 --auto-generate-blocks --block-time-in-milliseconds=1000 --bypass-txs-signature=false
chain
{"data": {}, "error": "", "code": "successful"}
{"data": {}, "error": "", "code": "successful"}
{"data": {}, "error": "", "code": "successful"}
100000000000000000000
{"data": {}, "error": "", "code": "successful"}
docker rm --force simulator
END
diff - requests <<'END'
localhost:8085/network/config 
localhost:8085/simulator/generate-blocks/1 
localhost:8085/simulator/generate-blocks-until-epoch-reached/4 
localhost:8085/simulator/set-state [{"address":"erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th","balance":"100000000000000000000"}]
localhost:8085/address/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th/balance 
gateway.multiversx.com/address/erd1qqqqqqqqqqqqqpgqhe8t5jewej70zupmh44jurgn29psua5l2jps3ntjj3?withKeys=true 
localhost:8085/simulator/set-state [{"address":"erd1…","balance":"5","pairs":{"73756d":"0a"}}]
END
