# A fake `curl` that prints the recorded response to a request. `answers/` was recorded from mx-chain-proxy-go
# v1.3.4 with a fake of its observers, and the two of port 8080 from that fake; `iterated` was written
# after the code of the node's v2.0.0, and `altered`, `block`, `hyperblock`, `round`, `transaction` and `vm-failed` were
# changed to what that version sends.
ANSWERED_ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
ANSWERED_HASH=fa6200b4a56c43e9ad0a47aff27fedb68e5e9244c9f916c8eeb249363ca9c17f

curl() {
  local url='' body='' status=''
  while (($#)); do
    case $1 in
      -s) ;;
      -d) body=$2 && shift ;;
      -w) status=$2 && shift ;;
      http*) url=$1 ;;
      *) echo "unexpected argument of curl: $1" >&2 && return 1 ;;
    esac
    shift
  done
  if [[ $body == @* ]]; then body=$(cat "${body#@}"); fi
  if [[ -n $body ]]; then body=$(jq -cS . <<<"$body") || return 1; fi

  local name
  name=$(answer_name "${url#http*://*/}" "$body") || {
    echo "no answer for $url $body" >&2
    return 1
  }
  cat "answers/$name.json"
  # Only a rejected request prints its status.
  if [[ -n $status ]]; then printf "${status/'%{http_code}'/500}"; fi
}

answer_name() {
  local deposit='{"args":["0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1"],"funcName":"getDeposit","scAddress":"erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y"}'
  local transfer
  transfer=$(jq -cS . transfer.json)
  case "$1 $2" in
    "address/$ANSWERED_ALICE ") echo account ;;
    "address/$ANSWERED_ALICE/nonce ") echo nonce ;;
    'address/erd1xyz/nonce ') echo invalid-address ;;
    'about/nodes-versions ') echo versions ;;
    "address/$ANSWERED_ALICE/balance?blockNonce=42327114 ") echo past-balance ;;
    "address/$ANSWERED_ALICE/shard ") echo shard ;;
    "address/bulk [\"$ANSWERED_ALICE\",\"erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx\"]") echo accounts ;;
    "address/$ANSWERED_ALICE/esdt/ALICE-a1b2c3 ") echo token ;;
    "address/$ANSWERED_ALICE/nft/COVERS-d4e5f6/nonce/10 ") echo item ;;
    "address/$ANSWERED_ALICE/esdt ") echo tokens ;;
    "address/$ANSWERED_ALICE/esdts/roles ") echo roles ;;
    "address/$ANSWERED_ALICE/guardian-data ") echo guardian ;;
    "address/$ANSWERED_ALICE/key/6e6f7465 ") echo key ;;
    "transaction/send $transfer") echo sent ;;
    'transaction/send-multiple ['*']') echo sent-multiple ;;
    "transaction/cost $transfer") echo cost ;;
    "transaction/simulate?checkSignature=false $transfer") echo simulation ;;
    "transaction/$ANSWERED_HASH?withResults=true ") echo transaction ;;
    "transaction/$ANSWERED_HASH/status ") echo status ;;
    "transaction/$ANSWERED_HASH/process-status ") echo process-status ;;
    "transaction/pool?by-sender=$ANSWERED_ALICE&fields=nonce,receiver,value ") echo pool ;;
    "transaction/pool?by-sender=$ANSWERED_ALICE&last-nonce=true ") echo pool-last-nonce ;;
    "transaction/pool?by-sender=$ANSWERED_ALICE&nonce-gaps=true ") echo pool-nonce-gaps ;;
    "vm-values/query $deposit") echo vm-query ;;
    "vm-values/int $deposit") echo vm-int ;;
    "vm-values/hex $deposit") echo vm-hex ;;
    'vm-values/string '*'"getToken"'*) echo vm-string ;;
    'vm-values/query '*'"getDeposits"'*) echo vm-failed ;;
    "address/iterate-keys?blockNonce=42327114 {\"address\":\"$ANSWERED_ALICE\",\"iteratorState\":[],\"numKeys\":2}") echo iterated ;;
    'network/config ') echo network-config ;;
    'network/status/4294967295 ') echo network-status ;;
    'network/economics ') echo economics ;;
    'network/esdt/supply/ALICE-a1b2c3 ') echo supply ;;
    'node/heartbeatstatus ') echo heartbeats ;;
    'validator/statistics ') echo statistics ;;
    'validator/auction ') echo auction ;;
    'node/status ') echo node-status ;;
    'node/peerinfo?pid=FMq ') echo peer ;;
    'block/0/by-nonce/42327118?withTxs=true ') echo block ;;
    'hyperblock/by-nonce/42325043?withLogs=true ') echo hyperblock ;;
    'blocks/by-round/42333049 ') echo round ;;
    'block/1/altered-accounts/by-nonce/42327115 ') echo altered ;;
    *) return 1 ;;
  esac
}
