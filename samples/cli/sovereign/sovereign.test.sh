#!/usr/bin/env bash
# Runs the scripts of this folder in a separate home folder. What would fetch, build or start something prints its
# arguments; flags of the node, the seed node and keygenerator are those of mx-chain-sovereign-go (e20e0c38).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
help=$(cd "$here/../help" && pwd)

HOME=$(mktemp -d)
export HOME USER=operator SAMPLES=$here
trap 'rm -rf "$HOME"' EXIT
mkdir "$HOME/.bin"
PATH=$HOME/.bin:$PATH

# standIn <file>: a program out of the lines of standard input.
standIn() {
  mkdir -p "$(dirname "$1")"
  { echo '#!/usr/bin/env bash' && cat; } >"$1"
  chmod +x "$1"
}
for tool in docker gcc go lsof mxpy npm pip redis-cli screen sudo tmux wget yarn; do
  standIn "$HOME/.bin/$tool" <<<"echo $tool \"\$@\""
done
standIn "$HOME/.bin/python3" <<'END'
case "$*" in
  '-m venv '*) mkdir -p "$3/bin" && touch "$3/bin/activate" && echo python3 "$@" ;;
  *) exec /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin python3 "$@" ;;
esac
END
standIn "$HOME/.bin/curl" <<'END'
case "${!#}" in
  http://localhost:9200/_cat/indices) echo 'green open blocks' ;;
  http://localhost:8080/network/config)
    printf '{"data":{"config":{"erd_chain_id":"local-testnet","erd_num_shards_without_meta":1,"erd_round_duration":6000}}}'
    ;;
  http://localhost:8080/network/economics)
    printf '{"data":{"metrics":{"erd_total_supply":"20000000000000000000000000"}}}'
    ;;
  http://localhost:3001/dapp/config) printf '{"chainId":"local-testnet","egldLabel":"SOV"}' ;;
  http://localhost:3001/about) echo '{"network":"testnet"}' ;;
  'http://localhost:3001/blocks?size=1') printf '[{"nonce":12}]' ;;
  http://localhost:3000/faucet/settings) echo '{"amount":"1000000000000000000"}' ;;
  http://localhost:7950/block/0/by-nonce/*) printf '{"data":{"block":{"nonce":%s,"round":14,"numTxs":5}}}' "${!#: -1}" ;; # the last digit
  http://localhost:7950/address/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th/esdt)
    printf '{"data":{"esdts":{"ASH-a642d1-01":{},"WEGLD-bd4d79":{}}}}'
    ;;
  http://localhost:7950/network/status/0)
    printf '{"data":{"status":{"erd_nonce":12,"erd_current_round":14,"erd_epoch_number":0}}}'
    ;;
  http://localhost:*/node/status)
    metrics='"erd_chain_id":"local-testnet","erd_is_syncing":0,"erd_num_connected_peers":3'
    metrics+=',"erd_app_version":"v0.0.1","erd_epoch_number":1'
    printf '{"data":{"metrics":{%s,"erd_peer_type":"eligible","erd_nonce":12}}}' "$metrics"
    ;;
  \{*getBlsKeysStatus*) printf '{"data":{"data":{"returnData":["AA==","c3Rha2Vk"]}}}' ;;
  http://localhost:7950/validator/statistics)
    key=$(grep --only-matching --max-count 1 --extended-regexp '[0-9a-f]{192}' "$SAMPLES/validator.sh")
    printf '{"data":{"statistics":{"%s":{"validatorStatus":"eligible"}}}}' "$key"
    ;;
  http://localhost:7950/address/erd1wallet/esdt)
    printf '{"data":{"esdts":{"TKN-1a2b3c":{"balance":"123000000000000000000"}}}}'
    ;;
  https://testnet-gateway.multiversx.com/address/erd1safe/esdts-with-role/ESDTRoleLocalMint)
    printf '{"data":{"tokens":["SVN-4d5e6f"]}}'
    ;;
  http://localhost:808[01]/block/by-nonce/100) printf '{"data":{"block":{"hash":"5f2c"}}}' ;;
  http://localhost:8080/validator/statistics) printf '{"data":{"statistics":{"a":{},"b":{}}}}' ;;
  *) echo "no answer for $*" >&2 && exit 1 ;;
esac
END
# Runs like the program if its help has every flag.
withFlags() {
  standIn "$1" <<END
for argument in "\$@"; do
  case "\$argument" in
    -*) grep --quiet -e "^   \$argument[ ,]" '$help/$2.txt' || { echo "$2 has no flag \$argument" >&2 && exit 1; } ;;
  esac
done
echo $2 "\$@"
${3-}
END
}

code=$HOME/sovereign-code
standIn "$HOME/.bin/git" <<END
case "\$*" in
  'clone git@github.com:multiversx/mx-chain-sovereign-go.git') cp -r "\$HOME/repository" mx-chain-sovereign-go ;;
esac
echo git "\$@"
END
node=$HOME/repository
mkdir -p "$node"/cmd/{node/config/testKeys,seednode/config,sovereignnode/config,keygenerator}
withFlags "$node/cmd/seednode/seednode" seednode
withFlags "$node/cmd/sovereignnode/sovereignnode" sovereignnode
withFlags "$node/cmd/keygenerator/keygenerator" keygenerator 'echo "-----BEGIN PRIVATE KEY for 6a1e-----" | tee p2pKey.pem validatorKey.pem >walletKey.pem'
cat >"$node/cmd/node/config/genesis.json" <<'END'
[
  {"supply": "10000000000000000000000000", "balance": "9997500000000000000000000", "stakingvalue": "2500000000000000000000"},
  {"supply": "10000000000000000000000000", "balance": "9997500000000000000000000", "stakingvalue": "2500000000000000000000"}
]
END
mkdir -p "$node/cmd/sovereignnode/systemTestDemo/mockNotifier"
standIn "$node/cmd/sovereignnode/systemTestDemo/mockNotifier/mockNotifier" <<<'echo mockNotifier "$@"'
printf '[OutGoingBridge]\n    Enabled = false\n[NotifierConfig]\n    Enabled = false\n    SubscribedEvents = []\n' \
  >"$node/cmd/sovereignnode/config/sovereignConfig.toml"
printf '    GenesisTotalSupply = "20000000000000000000000000"\n' >"$node/cmd/sovereignnode/config/economics.toml"
for script in prerequisites config sovereignStart stop clean; do
  standIn "$node/scripts/testnet/$script.sh" <<<"echo $script.sh"
done
bridge=$node/scripts/testnet/sovereignBridge
mkdir -p "$bridge/config"
touch "$bridge/config/configs.cfg"
cat >"$bridge/config/contracts.snippets.sh" <<'END'
downloadCrossChainContracts() {
    version=$(basename latest)
    echo "download $version"
}
END
cat >"$bridge/script.sh" <<'END'
deploySovereignWithCrossChainContracts() { echo "deploy $1"; }
displayContracts() { echo contracts; }
stopAndCleanSovereign() { echo stop; }
PROXY=https://testnet-gateway.multiversx.com
WALLET_ADDRESS=erd1wallet ESDT_SAFE_ADDRESS=erd1safe
updateConfig() { echo "$1=$2"; }
for call in issueToken depositTokenInSC issueTokenSovereign registerSovereignToken setLocalBurnRoleSovereign depositTokenInSCSovereign; do
  eval "$call() { echo $call; }"
done
END

standIn "$HOME/.bin/chmod" <<<"[ \"\$2\" = $HOME/wallet.pem ] || exec /bin/chmod \"\$@\""

# prints <script>: runs it, and compares what it prints, home written as ~, with standard input.
prints() {
  local printed expected
  expected=$(cat)
  printed=$(bash "$here/$1" 2>&1 | sed "s#$HOME#~#g; s/^[0-9a-f]\{64\} /<checksum> /; s/[0-9a-f]\{192\}/KEY/") || { echo "$1 failed: $printed" >&2 && exit 1; }
  [ "$printed" = "$expected" ] || { diff <(echo "$expected") <(echo "$printed") >&2 && exit 1; }
}

prints dependencies.sh <<'END'
sudo apt-get update
sudo apt-get install -y git gcc lsof jq curl wget tmux screen bc xxd python3-pip python3-venv
wget https://go.dev/dl/go1.20.14.linux-amd64.tar.gz
sudo tar -C /usr/local -xzf go1.20.14.linux-amd64.tar.gz
python3 -m venv ~/sovereign-venv
pip install multiversx-sdk-cli==9.12.1 requests
sudo apt-get install -y docker.io
sudo usermod -aG docker operator
go version
mxpy --version
docker run --rm hello-world
END
prints local.sh <<'END'
git config --global url.https://github.com/.insteadOf git@github.com:
git clone git@github.com:multiversx/mx-chain-sovereign-go.git
git checkout e20e0c380b292bf7f9b4d7b95ca8889fccdc051e
prerequisites.sh
git -C ~/sovereign-code/mx-chain-sovereign-bridge-go checkout af9e9aa908ba
config.sh
sovereignStart.sh
tmux list-sessions
12
14
0
"local-testnet"
0
3
stop.sh
clean.sh
download v0.3.2-alpha
mxpy wallet new --format pem --outfile ~/wallet.pem
deploy sov
contracts
docker logs --tail 5 sov-observer
screen -list
stop
END
prints distributed.sh <<'END'
go build
go build
go build -ldflags=-X main.appVersion=v0.0.1
keygenerator --key-type p2p
seednode --port 10000 --rest-api-interface 127.0.0.1:9091 --log-level *:INFO --log-save
keygenerator --key-type both
==> validatorKey.pem <==
-----BEGIN PRIVATE KEY for 6a1e-----

==> walletKey.pem <==
-----BEGIN PRIVATE KEY for 6a1e-----
20000000000000000000000000 20000000000000000000000000
    GenesisTotalSupply = "20000000000000000000000000"
<checksum>  ~/sovereign-config.tar.gz
sovereignnode --validator-key-pem-file ./config/validatorKey.pem --rest-api-interface localhost:8080 --log-save --log-level *:INFO --log-logger-name --log-correlation --use-health-service
sovereignnode --no-key --all-validator-keys-pem-file ./config/allValidatorsKeys.pem --rest-api-interface localhost:8080 --log-save --log-level *:INFO --use-health-service
sovereignnode --no-key --destination-shard-as-observer 0 --operation-mode db-lookup-extension --rest-api-interface localhost:8080 --log-save --log-level *:INFO --use-health-service
"local-testnet"
"eligible"
3
12
0
2
END
grep --quiet mx-chain-deploy-sovereign-go "$code/mx-chain-sovereign-go/scripts/testnet/local.sh"
prints tokens.sh <<'END'
contracts
issueToken
depositTokenInSC
{"TKN-1a2b3c":"123000000000000000000"}
DEPOSIT_TOKEN_IDENTIFIER_SOVEREIGN=TKN-1a2b3c
DEPOSIT_TOKEN_AMOUNT_TO_TRANSFER_SOVEREIGN=23
depositTokenInSCSovereign
issueTokenSovereign
registerSovereignToken
["SVN-4d5e6f"]
setLocalBurnRoleSovereign
depositTokenInSCSovereign
END
prints validator.sh <<'END'
mxpy validator stake --validators-pem validatorKey.pem --value 2500000000000000000000 --gas-limit 6000000 --keyfile wallet.json --proxy http://localhost:7950 --send
staked
eligible
mxpy validator unstake --nodes-public-keys KEY --gas-limit 6000000 --keyfile wallet.json --proxy http://localhost:7950 --send
mxpy validator unbond --nodes-public-keys KEY --gas-limit 6000000 --keyfile wallet.json --proxy http://localhost:7950 --send
END
prints testing.sh <<'END'
go test -count=1 ./cmd/sovereignnode/chainSimulator/tests/...
config.sh
sovereignStart.sh
go build
mockNotifier --log-level *:INFO
["ASH-a642d1-01","WEGLD-bd4d79"]
[2,14,5]
[3,14,5]
[4,14,5]
[5,14,5]
[6,14,5]
[7,14,5]
[8,14,5]
[9,14,5]
[0,14,5]
[1,14,5]
END
[ "$(grep Enabled "$code/mx-chain-sovereign-go/cmd/sovereignnode/config/sovereignConfig.toml" | xargs)" = 'Enabled = false Enabled = true' ]
mkdir -p "$code"/{mx-api-service,mx-lite-extras-service}
standIn "$code/mx-chain-proxy-sovereign-go/cmd/proxy/proxy" <<<'echo proxy "$@"'
standIn "$HOME/.bin/node" <<<'echo node "$@"'
prints services.sh <<'END'
sudo apt-get update
sudo apt-get install -y redis
sudo systemctl enable --now redis-server
sudo npm install --global yarn
node --version
redis-cli ping
green open blocks
git clone https://github.com/multiversx/mx-chain-proxy-sovereign-go.git ~/sovereign-code/mx-chain-proxy-sovereign-go
go build
proxy --sovereign --log-level *:INFO
"local-testnet"
1
6000
"20000000000000000000000000"
git clone --branch feat/sovereign https://github.com/multiversx/mx-api-service.git ~/sovereign-code/mx-api-service
npm install
npm run init
npm run start:testnet
{"network":"testnet"}
12
git clone https://github.com/multiversx/mx-lite-extras-service.git ~/sovereign-code/mx-lite-extras-service
npm install
npm run start:faucet
{"amount":"1000000000000000000"}
END

# Explorer and wallet, with the lines of their configurations that the scripts change: mx-explorer-dapp 3a5b52de and
# mx-lite-wallet-dapp a2a37fa.
explorer=$code/mx-explorer-dapp
mkdir -p "$explorer/src/config"
for field in NAME CHAIN_ID EGLD_LABEL WALLET_ADDRESS EXPLORER_ADDRESS NFT_EXPLORER_ADDRESS IS_SOVEREIGN API_ADDRESS; do
  echo "    $field: 'START_${field}_STOP',"
done >"$explorer/src/config/config.placeholder.ts"
printf '%s\n' '<head>' '<!-- Google tag (gtag.js) -->' '<script async></script>' '</head>' '<body></body>' >"$explorer/index.html"
prints explorer.sh <<'END'
git clone https://github.com/multiversx/mx-explorer-dapp.git ~/sovereign-code/mx-explorer-dapp
yarn install
"local-testnet"
"SOV"
yarn start
yarn build
END
[ "$(xargs <"$explorer/index.html")" = '<head> </head> <body></body>' ]
diff - "$explorer/src/config/index.ts" <<'END'
    NAME: 'Sovereign',
    CHAIN_ID: 'local-testnet',
    EGLD_LABEL: 'SOV',
    WALLET_ADDRESS: 'https://localhost:3004',
    EXPLORER_ADDRESS: 'http://localhost:3002',
    NFT_EXPLORER_ADDRESS: '',
    IS_SOVEREIGN: true,
    API_ADDRESS: 'http://localhost:3001',
END
networks=$code/mx-lite-wallet-dapp/src/config/sharedNetworks.ts
mkdir -p "$(dirname "$networks")"
cat >"$networks" <<'END'
  {
    id: EnvironmentsEnum.devnet,
    sovereignContractAddress: '',
    walletAddress: 'https://devnet-wallet.multiversx.com'
  },
  {
    id: EnvironmentsEnum.testnet,
    sovereignContractAddress: '',
    walletAddress: 'https://testnet-wallet.multiversx.com'
  },
  {
    id: 'sovereign',
    apiAddress: 'https://localhost:3002',
    gatewayUrl: '',
    extrasApi: 'https://localhost:3001',
    sampleAuthenticatedDomains: ['https://localhost:3002'],
    sovereignContractAddress: '',
    walletAddress: 'https://localhost:3000',
    WEGLDid: 'WEGLD-bd4d79',
    hasSovereignTransfer: true
  }
END
prints wallet.sh <<'END'
git clone https://github.com/multiversx/mx-lite-wallet-dapp.git ~/sovereign-code/mx-lite-wallet-dapp
yarn install
yarn start-sovereign
yarn build-sovereign
END
diff - "$networks" <<'END'
  {
    id: EnvironmentsEnum.devnet,
    sovereignContractAddress: '',
    walletAddress: 'https://devnet-wallet.multiversx.com'
  },
  {
    id: EnvironmentsEnum.testnet,
    sovereignContractAddress: 'erd1qqqqqqqqqqqqqpgqkhqeu7e2t62pwuadcshlrmxcharcstkhlrhs8cg509',
    walletAddress: 'https://testnet-wallet.multiversx.com',
    hasSovereignTransfer: true
  },
  {
    id: 'sovereign',
    apiAddress: 'http://localhost:3001',
    gatewayUrl: '',
    extrasApi: 'http://localhost:3000',
    sampleAuthenticatedDomains: ['http://localhost:3001'],
    sovereignContractAddress: 'erd1qqqqqqqqqqqqqpgqkh3lkj9dznw7awmulw2xcfzkael83jaflrhswsar06',
    walletAddress: 'https://localhost:3004',
    WEGLDid: 'SOV-1a2b3c',
    hasSovereignTransfer: true
  }
END

# A node that has run: log and database.
mkdir -p "$HOME/sovereign-node/logs" "$HOME/sovereign-node/db"
printf '%s\n' 'DEBUG[bls] sent outgoing operations' 'INFO[app] application is now running' >"$HOME/sovereign-node/logs/node.log"
touch "$HOME/sovereign-node/db/block"
standIn "$HOME/.bin/rsync" <<<'[ "$1" = --archive ] && cp -r "${@:2}" && echo "rsync $*"'
prints manage.sh <<'END'
sudo systemctl daemon-reload
sudo systemctl enable --now sovereign-node
sudo journalctl --unit sovereign-node --lines 20 --no-pager
["v0.0.1","eligible",0,12,1,3]
5f2c
5f2c
DEBUG[bls] sent outgoing operations
sudo systemctl stop sovereign-node
rsync --archive ~/sovereign-node/db/ ~/sovereign-node-db/
git -C ~/sovereign-code/mx-chain-sovereign-go fetch --all --tags
git -C ~/sovereign-code/mx-chain-sovereign-go checkout e20e0c380b292bf7f9b4d7b95ca8889fccdc051e
go build -ldflags=-X main.appVersion=v0.0.2
sudo systemctl start sovereign-node
END
[ -f "$HOME/sovereign-node-db/block" ] && [ -f "$HOME/sovereign-node/sovereignnode.before" ]
tar -tzf "$HOME/sovereign-node-config.tar.gz" config/validatorKey.pem >/dev/null
