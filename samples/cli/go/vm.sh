#!/usr/bin/env bash
# A module that tests a contract on the virtual machine of the node.
set -euo pipefail

# #region module
mkdir adder-on-go && cd adder-on-go
go mod init example.com/adder-on-go
go get github.com/multiversx/mx-chain-vm-go@v1.5.43
# #endregion module

# #region test
go mod tidy
go test ./...
# #endregion test

# #region fuzz
go test -fuzz FuzzAdd -fuzztime 30s
# #endregion fuzz
