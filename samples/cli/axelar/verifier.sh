#!/usr/bin/env bash
# An Amplifier verifier: tofnd, ampd, onboarding. Needs Docker and a running Axelar node.
set -euo pipefail

# #region tofnd
docker pull axelarnet/tofnd:v1.0.1
docker run --detach --name tofnd --restart unless-stopped \
    --publish 127.0.0.1:50051:50051 \
    --env MNEMONIC_CMD=auto --env NOPASSWORD=true --env ADDRESS=0.0.0.0 \
    --volume tofnd:/.tofnd \
    axelarnet/tofnd:v1.0.1
# #endregion tofnd

# #region ampd
docker pull axelarnet/axelar-ampd:v1.14.2
ampd --version
ampd verifier-address
# #endregion ampd

# #region bond
ampd bond-verifier amplifier 50000000000 uaxl
# #endregion bond

# #region keys
ampd register-public-key ecdsa
ampd register-public-key ed25519
# #endregion keys

# #region chains
ampd register-chain-support amplifier flow
# #endregion chains

# #region run
ampd daemon &
evm-handler --config-dir ~/.ampd/flow
# #endregion run
