#!/usr/bin/env bash
# Reproducible builds: build in a frozen image, compare, hand the source to a verifier.
set -euo pipefail

# #region config
sc-meta reproducible-build init-config
# #endregion config

# #region locks
sc-meta all update
# #endregion locks

# #region sc-meta
sc-meta reproducible-build build --docker-image multiversx/sdk-rust-contract-builder:v12.0.0-alpha
# #endregion sc-meta

# #region ci
sc-meta reproducible-build build --no-docker-interactive --no-docker-tty --overwrite
# #endregion ci

# #region mxpy
mxpy contract reproducible-build . --docker-image multiversx/sdk-rust-contract-builder:v11.0.0
# #endregion mxpy

# #region local
sc-meta reproducible-build local-build --output output-local --overwrite
# #endregion local

# #region from-source
sc-meta reproducible-build local-build --packaged-src adder-0.1.0.source.json --output output-again
# #endregion from-source

# #region unpack
sc-meta reproducible-build source-unpack --packaged-src adder-0.1.0.source.json --output adder-source
# #endregion unpack

# #region pack
sc-meta reproducible-build source-pack
# #endregion pack

# #region notes
sc-meta reproducible-build release-notes --artifacts output-docker/artifacts.json \
    --docker-image multiversx/sdk-rust-contract-builder:v12.0.0-alpha --output notes.md
# #endregion notes

# #region publish
sc-meta reproducible-build publish "$CONTRACT" \
    --packaged-src output-docker/adder/adder-0.1.0.source.json \
    --docker-image multiversx/sdk-rust-contract-builder:v12.0.0-alpha \
    --verifier-url https://devnet-play-api.multiversx.com \
    --pem owner.pem
# #endregion publish

# #region verify
mxpy contract verify "$CONTRACT" \
    --packaged-src output-docker/adder/adder-0.1.0.source.json \
    --docker-image multiversx/sdk-rust-contract-builder:v11.0.0 \
    --verifier-url https://devnet-play-api.multiversx.com \
    --pem owner.pem
# #endregion verify

# #region check
sc-meta reproducible-build check "$CONTRACT" --verifier-url https://devnet-play-api.multiversx.com
# #endregion check

# #region download
sc-meta reproducible-build download "$CONTRACT" \
    --verifier-url https://devnet-play-api.multiversx.com \
    --output downloaded
# #endregion download

# #region unpublish
sc-meta reproducible-build unpublish "$CONTRACT" \
    --code-hash "$CODE_HASH" \
    --verifier-url https://devnet-play-api.multiversx.com \
    --pem owner.pem
# #endregion unpublish
