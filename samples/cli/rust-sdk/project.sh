#!/usr/bin/env bash
# A project with the Rust SDK.
set -euo pipefail

# #region project
cargo new my-service && cd my-service
cargo add multiversx-sdk@0.16 multiversx-sdk-http@0.16 anyhow hex
cargo add bip39@2 --features rand
cargo add tokio --features macros,rt-multi-thread,time
# #endregion project

# #region run
cargo run
# #endregion run

# #region again
cargo run
# #endregion again
