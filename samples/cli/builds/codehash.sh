#!/usr/bin/env bash
# The hash of a contract's code: of a file, and of what the network runs.
set -euo pipefail

# #region file
b2sum --length 256 output-docker/adder/adder.wasm
# #endregion file

# #region python
python3 -c 'import hashlib, sys; print(hashlib.blake2b(open(sys.argv[1], "rb").read(), digest_size=32).hexdigest())' \
    output-docker/adder/adder.wasm
# #endregion python

# #region chain
curl --silent "https://devnet-gateway.multiversx.com/address/$CONTRACT" |
    jq -r .data.account.codeHash | base64 -d | xxd -p -c 0
# #endregion chain
