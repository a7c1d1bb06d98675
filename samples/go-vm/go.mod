module multiversx-docs-samples-go-vm

go 1.23.6

require (
	github.com/multiversx/mx-chain-scenario-go v1.6.0
	github.com/multiversx/mx-chain-vm-common-go v1.6.0
	github.com/multiversx/mx-chain-vm-go v1.5.43
)

require (
	github.com/TwiN/go-color v1.1.0 // indirect
	github.com/btcsuite/btcd/btcec/v2 v2.3.2 // indirect
	github.com/btcsuite/btcd/btcutil v1.1.3 // indirect
	github.com/btcsuite/btcd/chaincfg/chainhash v1.0.1 // indirect
	github.com/decred/dcrd/dcrec/secp256k1/v4 v4.0.1 // indirect
	github.com/denisbrodbeck/machineid v1.0.1 // indirect
	github.com/gogo/protobuf v1.3.2 // indirect
	github.com/golang/protobuf v1.5.2 // indirect
	github.com/hashicorp/golang-lru v0.6.0 // indirect
	github.com/herumi/bls-go-binary v1.28.2 // indirect
	github.com/mitchellh/mapstructure v1.5.0 // indirect
	github.com/mr-tron/base58 v1.2.0 // indirect
	github.com/multiversx/mx-chain-core-go v1.4.0 // indirect
	github.com/multiversx/mx-chain-crypto-go v1.3.0 // indirect
	github.com/multiversx/mx-chain-logger-go v1.1.0 // indirect
	github.com/multiversx/mx-chain-storage-go v1.1.0 // indirect
	github.com/multiversx/mx-components-big-int v1.1.0 // indirect
	github.com/pelletier/go-toml v1.9.3 // indirect
	golang.org/x/crypto v0.3.0 // indirect
	golang.org/x/sys v0.2.0 // indirect
	google.golang.org/protobuf v1.28.0 // indirect
)
