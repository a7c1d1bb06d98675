#!/usr/bin/env bash
# Build, package and verify. Builds need Docker, and the verification is sent to a service.
set -euo pipefail

# #region build
sc-meta all build
# #endregion build

# #region reproducible
mxpy contract reproducible-build . --docker-image multiversx/sdk-rust-contract-builder:v9.0.0
# #endregion reproducible

# #region verify
mxpy contract verify "$CONTRACT" \
    --packaged-src output-docker/adder/adder-0.1.0.source.json \
    --verifier-url https://devnet-play-api.multiversx.com \
    --docker-image multiversx/sdk-rust-contract-builder:v9.0.0 \
    --pem alice.pem
# #endregion verify

# #region unverify
mxpy contract unverify "$CONTRACT" \
    --code-hash "$CODE_HASH" \
    --verifier-url https://devnet-play-api.multiversx.com \
    --pem alice.pem
# #endregion unverify

# #region go
mxpy deps install golang
mxpy deps check golang
# #endregion go

# #region localnet
mxpy localnet setup
mxpy localnet start
# #endregion localnet
