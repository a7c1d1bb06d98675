#!/usr/bin/env bash
# A project with the Go SDK.
set -euo pipefail

# #region project
mkdir my-service && cd my-service
go mod init example.com/my-service
go get github.com/multiversx/mx-sdk-go@v1.4.8
# #endregion project

# #region run
go mod tidy
go run . alice.pem erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
# #endregion run
