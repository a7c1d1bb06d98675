module multiversx-docs-samples-go

go 1.23.6

require (
	github.com/multiversx/mx-chain-core-go v1.2.24
	github.com/multiversx/mx-chain-crypto-go v1.2.12
	github.com/multiversx/mx-sdk-go v1.4.8
)

require (
	github.com/btcsuite/btcd/btcutil v1.1.3 // indirect
	github.com/denisbrodbeck/machineid v1.0.1 // indirect
	github.com/go-ole/go-ole v1.2.6 // indirect
	github.com/gogo/protobuf v1.3.2 // indirect
	github.com/golang/protobuf v1.5.3 // indirect
	github.com/golang/snappy v0.0.4 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/hashicorp/golang-lru v0.6.0 // indirect
	github.com/mr-tron/base58 v1.2.0 // indirect
	github.com/multiversx/concurrent-map v0.1.4 // indirect
	github.com/multiversx/mx-chain-communication-go v1.1.1 // indirect
	github.com/multiversx/mx-chain-go v1.8.11 // indirect
	github.com/multiversx/mx-chain-logger-go v1.0.15 // indirect
	github.com/multiversx/mx-chain-storage-go v1.0.19 // indirect
	github.com/multiversx/mx-chain-vm-common-go v1.5.16 // indirect
	github.com/pborman/uuid v1.2.1 // indirect
	github.com/pelletier/go-toml v1.9.3 // indirect
	github.com/shirou/gopsutil v3.21.11+incompatible // indirect
	github.com/syndtr/goleveldb v1.0.1-0.20220721030215-126854af5e6d // indirect
	github.com/tklauser/go-sysconf v0.3.4 // indirect
	github.com/tklauser/numcpus v0.2.1 // indirect
	github.com/tyler-smith/go-bip39 v1.1.0 // indirect
	github.com/yusufpapurcu/wmi v1.2.2 // indirect
	golang.org/x/crypto v0.31.0 // indirect
	golang.org/x/sync v0.10.0 // indirect
	golang.org/x/sys v0.28.0 // indirect
	google.golang.org/protobuf v1.36.3 // indirect
)
