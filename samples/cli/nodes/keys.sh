#!/usr/bin/env bash
# Validator keys: create, read, back up and restore them.
set -euo pipefail

# #region generate
mkdir -p ~/VALIDATOR_KEYS
cd ~/VALIDATOR_KEYS
~/elrond-utils/keygenerator --key-type validator
chmod 600 validatorKey.pem
# #endregion generate

# #region public
grep --only-matching --extended-regexp 'BEGIN PRIVATE KEY for [0-9a-f]{192}' validatorKey.pem | cut --delimiter ' ' --fields 5
# #endregion public

# #region secret-length
grep --invert-match PRIVATE validatorKey.pem | base64 --decode | wc --chars
# #endregion secret-length

# #region several
~/elrond-utils/keygenerator --num-keys 3
# #endregion several

# #region joined
~/elrond-utils/keygenerator --num-keys 3 --no-split
# #endregion joined

# #region peer
~/elrond-utils/keygenerator --key-type p2p
# #endregion peer

# #region build
git clone https://github.com/multiversx/mx-chain-go.git --branch v2.0.0 --depth 1
cd mx-chain-go/cmd/keygenerator
go build
./keygenerator --help
# #endregion build

# #region back-up
cd ~/VALIDATOR_KEYS
tar --create node-*/validatorKey.pem | gpg --symmetric --cipher-algo AES256 --output validator-keys.tar.gpg
sha256sum validator-keys.tar.gpg
# #endregion back-up

# #region verify
gpg --decrypt validator-keys.tar.gpg | tar --list --verbose
# #endregion verify

# #region restore
cd ~/VALIDATOR_KEYS
gpg --decrypt validator-keys.tar.gpg | tar --extract
chmod 600 node-*/validatorKey.pem
# #endregion restore

# #region modes
chmod 700 ~/VALIDATOR_KEYS
find ~/VALIDATOR_KEYS ~/elrond-nodes/*/config -name '*.pem' -exec chmod 600 {} +
find ~/VALIDATOR_KEYS ~/elrond-nodes ~/elrond-utils -name '*.pem' -perm /077
# #endregion modes

# #region shred
shred --remove ~/VALIDATOR_KEYS/validatorKey.pem
# #endregion shred

# #region api-closed
ss --listening --tcp --numeric | grep ':80[78][0-9]'
# #endregion api-closed

# #region ssh
printf 'PasswordAuthentication no\nPermitRootLogin no\n' | sudo tee /etc/ssh/sshd_config.d/00-node.conf
sudo sshd -t && sudo systemctl reload ssh
# #endregion ssh
