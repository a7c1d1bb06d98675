#!/usr/bin/env bash
# Runs the scripts of this folder in a separate home folder. script.sh has the commands of mx-chain-scripts (38f02cf,
# March 2026), keygenerator makes the keys of the SDKs' test data, a node and an API answer in their shape, and what
# would change the machine prints its arguments.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
keys=$(cd "$here/../../sdk-py/expected" && pwd)/validators.pem.txt
help=$(cd "$here/../help" && pwd)/node.txt

HOME=$(mktemp -d)
export HOME
trap 'rm -rf "$HOME"' EXIT
mkdir "$HOME/.bin"
PATH=$HOME/.bin:$PATH

# standIn <name>: a program out of the lines of standard input.
standIn() {
  { echo '#!/usr/bin/env bash' && cat; } >"$HOME/.bin/$1"
  chmod +x "$HOME/.bin/$1"
}
for tool in df free go logviewer nano node nproc rsync scp ssh systemctl termui timedatectl; do
  standIn "$tool" <<<"echo $tool \"\$@\""
done
standIn ss <<<"echo 'LISTEN 0 4096 127.0.0.1:8080 0.0.0.0:*'"
standIn lscpu <<<"echo 'Flags: fpu sse sse2 fma sse4_1 sse4_2 avx'"
standIn zip <<'END'
[ -f "$3" ] && touch "$2" && echo zip "$@"
END
# The arguments after an image of the node are flags of the node.
standIn docker <<END
case "\$*" in *chain-keygenerator*) touch "\$HOME/node-0/keys/validatorKey.pem" ;; esac
if [ "\$1" = run ]; then
  for flag in \$(sed -n 's/.*chain-mainnet:[^ ]* //p' <<<"\$*"); do
    grep --quiet -- " \${flag%%=*} " '$help' || { echo "the node has no flag \$flag" >&2 && exit 1; }
  done
fi
echo docker "\$@"
END
standIn sudo <<'END'
case "$*" in
  'journalctl '*--no-pager) cat "$HOME/journal" ;;
  'tee '*) cat && echo sudo "$@" ;;
  *) echo sudo "$@" ;;
esac
END
# Reverses bytes instead of encrypting them: enough to check that an archive can be restored.
standIn gpg <<'END'
case "$1" in
  --symmetric) python3 -c 'import sys; sys.stdout.buffer.write(sys.stdin.buffer.read()[::-1])' >"${!#}" ;;
  --decrypt) python3 -c 'import sys; sys.stdout.buffer.write(open(sys.argv[1], "rb").read()[::-1])' "$2" ;;
esac
END
standIn script.sh <<'END'
case "${1-}" in
  '' | install | observing_squad | multikey_group | upgrade | upgrade_multikey | upgrade_squad | upgrade_proxy) ;;
  remove_db | start | start_all | stop | stop_all | cleanup | github_pull | add_nodes | get_logs | benchmark | migrate) ;;
  *) echo "script.sh has no command $1" >&2 && exit 1 ;;
esac
echo script.sh "$@"
END
# One key into the folder, several into node-0, node-1 and so on, or all into one file.
standIn keygenerator <<END
case "\$*" in
  --help) ;;
  '--key-type p2p') touch p2pKey.pem ;;
  '--num-keys 3 --no-split') cp '$keys' validatorKey.pem ;;
  '--key-type validator' | '') head -n 4 '$keys' >validatorKey.pem ;;
  '--num-keys '[23])
    mkdir -p node-0 node-1
    head -n 4 '$keys' >node-0/validatorKey.pem
    tail -n 4 '$keys' >node-1/validatorKey.pem
    ;;
  *) exit 1 ;;
esac
END
standIn git <<'END'
[ "$1" = clone ]
name=$(basename "$2" .git)
mkdir -p "$name/cmd/keygenerator"
cp "$HOME/.bin/script.sh" "$name/"
cp "$HOME/.bin/keygenerator" "$name/cmd/keygenerator/"
END
key=$(grep --only-matching --max-count 1 --extended-regexp '[0-9a-f]{192}' "$keys")
export key
standIn curl <<'END'
case "${!#}" in
  http://localhost:8080/node/status)
    metrics='"erd_public_key_block_sign":"'$key'","erd_peer_type":"'${peerType:-eligible}'","erd_is_syncing":0,"erd_epoch_number":2300'
    metrics+=',"erd_shard_id":0,"erd_nonce":42327120,"erd_probable_highest_nonce":42327120,"erd_num_connected_peers":62'
    metrics+=',"erd_count_leader":412,"erd_count_accepted_blocks":411'
    metrics+=',"erd_app_version":"v2.1.7.0-0-0-g0123456/go1.23.6/linux-amd64/3c1f8a9b2e","erd_redundancy_level":"1","erd_redundancy_is_main_active":"true"'
    printf '{"data":{"metrics":{%s}}}' "$metrics"
    ;;
  http://localhost:808[0-3]/node/managed-keys/count) printf '{"data":{"count":2}}' ;;
  http://localhost:808[0-3]/node/managed-keys/eligible) printf '{"data":{"eligibleKeys":["f8910e47"]}}' ;;
  http://localhost:8080/node/loaded-keys) printf '{"data":{"loadedKeys":["f8910e47","1b4e60e6"]}}' ;;
  http://localhost:8080/network/enable-epochs-v2)
    printf '{"data":{"enableEpochs":{"AndromedaEnableEpoch":1763,"NextEnableEpoch":2303}}}'
    ;;
  https://gateway.multiversx.com/network/status/4294967295)
    status='"erd_epoch_number":2300,"erd_rounds_passed_in_current_epoch":100000,"erd_rounds_per_epoch":144000'
    printf '{"data":{"status":{%s}}}' "$status"
    ;;
  https://api.github.com/repos/multiversx/mx-chain-mainnet-config/releases/latest)
    printf '{"tag_name":"v2.1.7.0","published_at":"2026-10-01T00:00:00Z","body":"notes"}'
    ;;
  https://api.multiversx.com/nodes/f8910e47* | https://testnet-api.multiversx.com/nodes/f8910e47*)
    printf '{"type":"validator","status":"eligible","online":true,"shard":0,"rating":100,"tempRating":100,"version":"v2.1.7.0"}'
    ;;
  *) echo "no answer for $*" >&2 && exit 1 ;;
esac
END

# What an installation leaves behind, with an archive to import.
mkdir -p "$HOME/mx-chain-scripts" "$HOME/elrond-utils" "$HOME/mx-chain-go/cmd/node/db" "$HOME/archive/db/1/Epoch_0"
cp "$HOME/.bin/script.sh" "$HOME/mx-chain-scripts/"
cp "$HOME/.bin"/{keygenerator,termui,logviewer} "$HOME/elrond-utils/"
cp "$HOME/.bin/node" "$HOME/mx-chain-go/cmd/node/"
for i in 0 1 2 3; do
  mkdir -p "$HOME/elrond-nodes/node-$i/config" "$HOME/elrond-nodes/node-$i/db/1"/{Epoch_2300,Static}
  printf '   RedundancyLevel = 0\n' >"$HOME/elrond-nodes/node-$i/config/prefs.toml"
done
printf '%s\n' 'INFO the node loaded the validatorKey.pem file and is running in multi-key mode, managing 2 keys' \
  'WARN main or lower level redundancy machines are inactive for single-key operation' >"$HOME/journal"

# prints <script>: runs it, and compares what it prints, home written as ~, with standard input. A line … stands for any.
prints() {
  { bash "$here/$1.sh" 2>&1 || echo "ends with $?"; } | sed "s#$HOME#~#g" >"$HOME/output"
  python3 - "$1" "$HOME/output" /dev/fd/3 3<&0 <<'END'
import sys
name, (found, expected) = sys.argv[1], [open(path).read().splitlines() for path in sys.argv[2:]]
same = len(found) == len(expected) and all(want in (line, '…') for line, want in zip(found, expected))
if not same:
    sys.exit('\n'.join([f'{name}.sh prints', *found, '', 'and is expected to print', *expected]))
END
}


prints machine <<END
nproc
fma
sse4_1
sse4_2
free --giga
df --human-readable ~
timedatectl show --property NTPSynchronized
sudo ufw allow OpenSSH
sudo ufw allow 37373:38383/tcp
sudo ufw enable
script.sh stop_all
script.sh benchmark
script.sh start_all
END

prints configure <<END
sudo adduser node
sudo usermod --append --groups sudo node
$(whoami) ALL=(ALL) NOPASSWD:ALL
sudo tee /etc/sudoers.d/node-scripts
sudo chmod 440 /etc/sudoers.d/node-scripts
sudo visudo --check
sudo --reset-timestamp
sudo --non-interactive true
sudo doesn't ask for a password
nano config/variables.cfg
script.sh
script.sh github_pull
END

peerType=observer prints install <<END
script.sh install
zip --junk-paths node-0.zip node-0/validatorKey.pem
script.sh start_all
$(cat "$here/expected/key-in-use.txt")
termui --address localhost:8080
script.sh github_pull
script.sh upgrade
script.sh start_all
systemctl list-unit-files elrond-*
$(cat "$here/expected/sync-status.json")
…
v2.1.7.0-0-0-g0123456/go1.23.6/linux-amd64/3c1f8a9b2e
sudo journalctl --follow --unit elrond-node-0
zip --junk-paths ../node-1.zip validatorKey.pem
script.sh add_nodes
script.sh migrate
script.sh upgrade
script.sh start_all
END

prints manage <<END
sudo systemctl stop elrond-node-0
sudo systemctl start elrond-node-0
systemctl status elrond-node-0 --no-pager
$(cat "$here/expected/health.json")
systemctl is-active elrond-node-0
df --human-readable ~
timedatectl show --property NTPSynchronized
WARN main or lower level redundancy machines are inactive for single-key operation
sudo journalctl --follow --unit elrond-node-0
WARN main or lower level redundancy machines are inactive for single-key operation
logviewer --address localhost:8080 --log-level *:INFO,consensus:DEBUG
script.sh get_logs
$(cat "$here/expected/network.json")
nano ~/elrond-nodes/node-0/config/prefs.toml
sudo systemctl restart elrond-node-0
END

prints docker <<END
docker pull multiversx/chain-mainnet:v2.1.7.0
docker run --rm --user $(id -u):$(id -g) --mount type=bind,source=~/node-0/keys,destination=/keys --workdir /keys multiversx/chain-keygenerator:latest
docker run --detach --name node-0 --restart unless-stopped --stop-timeout 30 --ulimit nofile=65536:65536 --publish 37373:37373 --publish 127.0.0.1:8080:8080 --mount type=bind,source=~/node-0/keys,destination=/keys,readonly --mount type=bind,source=~/node-0/db,destination=/go/mx-chain-go/cmd/node/db --mount type=bind,source=~/node-0/logs,destination=/go/mx-chain-go/cmd/node/logs multiversx/chain-mainnet:v2.1.7.0 --validator-key-pem-file=/keys/validatorKey.pem --display-name=my-node --port=37373 --log-save
docker logs --tail 20 node-0
$key
0
docker cp node-0:/go/mx-chain-go/cmd/node/config/prefs.toml ~/node-0/prefs.toml
docker pull multiversx/chain-mainnet:v2.1.7.0
docker stop node-0
docker rm node-0
sudo setsebool -P allow_execheap true
END

prints keys <<END
f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d
64
go build
…
…
…
LISTEN 0 4096 127.0.0.1:8080 0.0.0.0:*
PasswordAuthentication no
PermitRootLogin no
sudo tee /etc/ssh/sshd_config.d/00-node.conf
sudo sshd -t
sudo systemctl reload ssh
END

prints multikey <<END
script.sh multikey_group
2
script.sh start_all
INFO the node loaded the validatorKey.pem file and is running in multi-key mode, managing 2 keys
{"count":2}
1
{"count":2}
1
{"count":2}
1
{"count":2}
1
2
sudo systemctl stop elrond-node-0
sudo systemctl disable elrond-node-0
script.sh github_pull
script.sh upgrade_multikey
script.sh start_all
END

prints upgrades <<END
v2.1.7.0
2026-10-01T00:00:00Z
notes
v2.1.7.0-0-0-g0123456/go1.23.6/linux-amd64/3c1f8a9b2e
{
  "NextEnableEpoch": 2303
}
{
  "erd_epoch_number": 2300,
  "erd_rounds_passed_in_current_epoch": 100000,
  "erd_rounds_per_epoch": 144000
}
55
END

prints redundancy <<END
scp main:elrond-nodes/node-0/config/validatorKey.pem ~/elrond-nodes/node-0/config/
   RedundancyLevel = 1
sudo systemctl start elrond-node-0
{
  "erd_redundancy_level": "1",
  "erd_redundancy_is_main_active": "true",
  "erd_redundancy_step_in_reason": null,
  "erd_is_syncing": 0,
  "erd_shard_id": 0
}
WARN main or lower level redundancy machines are inactive for single-key operation
sudo systemctl restart elrond-node-0
END

prints start <<END
node --destination-shard-as-observer=0 --rest-api-interface=localhost:8080 --start-in-epoch --log-level=*:INFO --log-save
node --destination-shard-as-observer=metachain --rest-api-interface=localhost:8083 --start-in-epoch --log-level=*:DEBUG --log-save --log-logger-name
node --validator-key-pem-file=./config/validatorKey.pem --display-name=my-node --rest-api-interface=localhost:8080 --port=37373-38383
node --redundancy-level=1 --rest-api-interface=localhost:8080
node --version
node --import-db=./import-db --import-db-no-sig-check --destination-shard-as-observer=1 --log-level=*:INFO --log-save
END

prints databases <<END
…
…
sudo systemctl stop elrond-node-0
ssh new-host sudo systemctl stop elrond-node-0
rsync --archive --delete --info=progress2 ~/elrond-nodes/node-0/db/ new-host:elrond-nodes/node-0/db/
sudo systemctl stop elrond-node-0
sudo systemctl start elrond-node-0
END

prints import <<END
Epoch_0
node --import-db=./import-db --log-level=*:INFO --log-save
node --import-db=./import-db --import-db-no-sig-check --log-level=*:INFO --log-save
END
