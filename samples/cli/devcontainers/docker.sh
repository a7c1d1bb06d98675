#!/usr/bin/env bash
# The image of the devcontainer, without an editor.
set -euo pipefail

# #region look
IMAGE=multiversx/devcontainer-smart-contracts-rust:v0.4.0
docker run --rm "$IMAGE" mxpy --version
docker run --rm "$IMAGE" sc-meta --version
docker run --rm "$IMAGE" rustc --version
# #endregion look

# #region build
docker run --rm -it --volume "$PWD:/data" --workdir /data \
    "$IMAGE" sc-meta all build
# #endregion build

# #region shell
docker run --rm -it --volume "$PWD:/data" --workdir /data --network host \
    "$IMAGE" bash
# #endregion shell
