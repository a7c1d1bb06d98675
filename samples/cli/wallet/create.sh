#!/usr/bin/env bash
# New wallets and their formats.
set -euo pipefail

# #region private
umask 077    # files that only you can read
# #endregion private

# #region print
mxpy wallet new
# #endregion print

# #region keystore
mxpy wallet new --format keystore-mnemonic --outfile wallet.json
# #endregion keystore

# #region shard
mxpy wallet new --format keystore-mnemonic --outfile wallet.json --shard 1
# #endregion shard

# #region from-phrase
mxpy wallet convert --in-format raw-mnemonic --out-format keystore-mnemonic --outfile wallet.json
# #endregion from-phrase

# #region one-key
mxpy wallet convert --infile wallet.json --in-format keystore-mnemonic \
    --out-format keystore-secret-key --address-index 1 --outfile second-address.json
# #endregion one-key

# #region address
mxpy wallet convert --infile wallet.json --in-format keystore-mnemonic \
    --out-format address-bech32 --address-index 1
# #endregion address

# #region use
mxpy tx new --keyfile wallet.json --sender-wallet-index 1 \
    --receiver erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx --value 1 --gas-limit 50000 \
    --proxy https://devnet-gateway.multiversx.com
# #endregion use

# #region pem
mxpy wallet new --format pem --outfile test.pem
# #endregion pem
