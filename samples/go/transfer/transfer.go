// Package transfer signs transactions without a network.
package transfer

// #region imports
import (
	"math/big"

	"github.com/multiversx/mx-chain-core-go/data/transaction"
	"github.com/multiversx/mx-chain-crypto-go/signing"
	"github.com/multiversx/mx-chain-crypto-go/signing/ed25519"
	"github.com/multiversx/mx-sdk-go/blockchain/cryptoProvider"
	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/data"
)

// #endregion imports

// #region egld
// SignEgldTransfer returns a signed transfer of EGLD for devnet. The amount is in atomic units.
func SignEgldTransfer(privateKey []byte, receiver string, amount *big.Int, nonce uint64) (*transaction.FrontendTransaction, error) {
	tx := &transaction.FrontendTransaction{
		Nonce:    nonce,
		Value:    amount.String(),
		Receiver: receiver,
		GasPrice: 1_000_000_000,
		GasLimit: 50_000,
		ChainID:  "D",
		Version:  2,
	}
	return tx, sign(tx, privateKey)
}

// #endregion egld

// #region esdt-data
// EsdtTransferData returns the data field of a fungible token transfer.
func EsdtTransferData(identifier string, amount *big.Int) ([]byte, error) {
	return builders.NewTxDataBuilder().
		Function("ESDTTransfer").
		ArgBytes([]byte(identifier)).
		ArgBigInt(amount).
		ToDataBytes()
}

// #endregion esdt-data

// #region sign
func sign(tx *transaction.FrontendTransaction, privateKey []byte) error {
	keyGenerator := signing.NewKeyGenerator(ed25519.NewEd25519())
	holder, err := cryptoProvider.NewCryptoComponentsHolder(keyGenerator, privateKey)
	if err != nil {
		return err
	}
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return err
	}
	tx.Sender = holder.GetBech32()
	return builder.ApplyUserSignature(holder, tx)
}

// #endregion sign

// #region address
// PublicKeyOf returns the 32 bytes of a bech32 address, or an error if its checksum is wrong.
func PublicKeyOf(address string) ([]byte, error) {
	parsed, err := data.NewAddressFromBech32String(address)
	if err != nil {
		return nil, err
	}
	return parsed.AddressBytes(), nil
}

// #endregion address
