#!/usr/bin/env bash
# A project with the Rust SDK.
set -euo pipefail

# #region project
cargo new my-service && cd my-service
cargo add multiversx-sdk multiversx-sdk-http anyhow hex
cargo add tokio --features macros,rt-multi-thread,time
# #endregion project

# #region run
cargo run -- alice.pem erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
# #endregion run
