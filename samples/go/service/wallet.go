// Package service holds the parts that a service in Go is made of.
package service

import (
	"github.com/multiversx/mx-chain-crypto-go/signing"
	"github.com/multiversx/mx-chain-crypto-go/signing/ed25519"
	"github.com/multiversx/mx-sdk-go/blockchain/cryptoProvider"
	"github.com/multiversx/mx-sdk-go/core"
	"github.com/multiversx/mx-sdk-go/interactors"
)

// #region new-wallet
// NewWallet makes a secret phrase, and the private key of its first address.
func NewWallet() (phrase string, privateKey []byte, err error) {
	wallet := interactors.NewWallet()
	mnemonic, err := wallet.GenerateMnemonic() // 24 words
	if err != nil {
		return "", nil, err
	}
	return string(mnemonic), wallet.GetPrivateKeyFromMnemonic(mnemonic, 0, 0), nil
}

// #endregion new-wallet

// #region open
// OpenPem, OpenKeystore and Save work with the files of the other SDKs.
func OpenPem(path string) ([]byte, error) {
	return interactors.NewWallet().LoadPrivateKeyFromPemFile(path)
}

func OpenKeystore(path, password string) ([]byte, error) {
	return interactors.NewWallet().LoadPrivateKeyFromJsonFile(path, password)
}

func Save(privateKey []byte, password, path string) error {
	return interactors.NewWallet().SavePrivateKeyToJsonFile(privateKey, password, path)
}

// #endregion open

// #region holder
// HolderOf joins a private key with its public key and address, which is what signs.
func HolderOf(privateKey []byte) (core.CryptoComponentsHolder, error) {
	return cryptoProvider.NewCryptoComponentsHolder(signing.NewKeyGenerator(ed25519.NewEd25519()), privateKey)
}

// #endregion holder

// #region message
// SignMessage signs text, not a transaction; VerifyMessage has no error where the signature is right.
func SignMessage(holder core.CryptoComponentsHolder, message string) ([]byte, error) {
	return cryptoProvider.NewSigner().SignMessage([]byte(message), holder.GetPrivateKey())
}

func VerifyMessage(holder core.CryptoComponentsHolder, message string, signature []byte) error {
	return cryptoProvider.NewSigner().VerifyMessage([]byte(message), holder.GetPublicKey(), signature)
}

// #endregion message
