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
go run .
# #endregion run

# #region again
go run .
# #endregion again
