// Package service has functions for a service that uses the Go SDK.
package service

import (
	"github.com/multiversx/mx-chain-crypto-go/signing"
	"github.com/multiversx/mx-chain-crypto-go/signing/ed25519"
	"github.com/multiversx/mx-sdk-go/blockchain/cryptoProvider"
	"github.com/multiversx/mx-sdk-go/core"
	"github.com/multiversx/mx-sdk-go/interactors"
)

// #region new-wallet
// NewWallet creates a secret phrase and derives the private key of its first address.
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
// OpenPem returns the private key in a PEM file. The SDKs of other languages use the same format.
func OpenPem(path string) ([]byte, error) {
	return interactors.NewWallet().LoadPrivateKeyFromPemFile(path)
}

// OpenKeystore returns the private key in a keystore.
func OpenKeystore(path, password string) ([]byte, error) {
	return interactors.NewWallet().LoadPrivateKeyFromJsonFile(path, password)
}

// Save writes the private key to a keystore.
func Save(privateKey []byte, password, path string) error {
	return interactors.NewWallet().SavePrivateKeyToJsonFile(privateKey, password, path)
}

// #endregion open

// #region holder
// NewHolder combines a private key with its public key and address, as ApplyUserSignature requires.
func NewHolder(privateKey []byte) (core.CryptoComponentsHolder, error) {
	return cryptoProvider.NewCryptoComponentsHolder(signing.NewKeyGenerator(ed25519.NewEd25519()), privateKey)
}

// #endregion holder

// #region message
// SignMessage signs a text.
func SignMessage(holder core.CryptoComponentsHolder, message string) ([]byte, error) {
	return cryptoProvider.NewSigner().SignMessage([]byte(message), holder.GetPrivateKey())
}

// VerifyMessage returns an error if the signature isn't valid.
func VerifyMessage(holder core.CryptoComponentsHolder, message string, signature []byte) error {
	return cryptoProvider.NewSigner().VerifyMessage([]byte(message), holder.GetPublicKey(), signature)
}

// #endregion message
