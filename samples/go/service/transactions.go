package service

import (
	"context"
	"math/big"
	"time"

	"github.com/multiversx/mx-chain-core-go/data/transaction"
	"github.com/multiversx/mx-sdk-go/blockchain/cryptoProvider"
	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/core"
	"github.com/multiversx/mx-sdk-go/data"
	"github.com/multiversx/mx-sdk-go/interactors"
	"github.com/multiversx/mx-sdk-go/interactors/nonceHandlerV3"
)

// #region call
// CallData encodes a call of pay(beneficiary, limit, active) together with a payment in a token.
func CallData(token string, amount *big.Int, beneficiary core.AddressHandler, limit int64, active bool) ([]byte, error) {
	flag := ""
	if active {
		flag = "01"
	}
	return builders.NewTxDataBuilder().
		Function("ESDTTransfer").
		ArgBytes([]byte(token)).
		ArgBigInt(amount).
		ArgBytes([]byte("pay")).
		ArgAddress(beneficiary).
		ArgInt64(limit).
		ArgHexString(flag). // an empty argument: ArgBytes refuses it
		ToDataBytes()
}

// #endregion call

// #region gas
// GasOf returns what the network takes for the bytes of a transaction, before any code of a contract runs.
func GasOf(config *data.NetworkConfig, txData []byte) uint64 {
	return config.MinGasLimit + uint64(len(txData))*config.GasPerDataByte
}

// #endregion gas

// #region relayed
// SignRelayed lets the relayer pay the fee of the sender's transaction.
func SignRelayed(tx *transaction.FrontendTransaction, sender, relayer core.CryptoComponentsHolder) error {
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return err
	}
	tx.Version = 2
	tx.RelayerAddr = relayer.GetBech32() // signed by both, so it is set before the first signature
	if err = builder.ApplyUserSignature(sender, tx); err != nil {
		return err
	}
	return builder.ApplyRelayerSignature(relayer, tx)
}

// #endregion relayed

// #region guarded
// SignGuarded adds the signature of the guardian to the sender's.
func SignGuarded(tx *transaction.FrontendTransaction, sender, guardian core.CryptoComponentsHolder) error {
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return err
	}
	tx.Version = 2
	tx.Options |= transaction.MaskGuardedTransaction
	tx.GuardianAddr = guardian.GetBech32()
	if err = builder.ApplyUserSignature(sender, tx); err != nil {
		return err
	}
	return builder.ApplyGuardianSignature(guardian, tx)
}

// #endregion guarded

// #region nonces
// SendAll numbers, signs and sends transactions of one sender, in order, and returns their hashes.
func SendAll(ctx context.Context, proxy interactors.Proxy, sender core.CryptoComponentsHolder, txs []*transaction.FrontendTransaction) ([]string, error) {
	nonces, err := nonceHandlerV3.NewNonceTransactionHandlerV3(nonceHandlerV3.ArgsNonceTransactionsHandlerV3{
		Proxy:          proxy,
		IntervalToSend: 20 * time.Millisecond, // between two transactions of a sender
	})
	if err != nil {
		return nil, err
	}
	defer nonces.Close()

	for _, tx := range txs {
		tx.Sender = sender.GetBech32() // the handler counts by sender
	}
	if err = nonces.ApplyNonceAndGasPrice(ctx, txs...); err != nil {
		return nil, err
	}
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return nil, err
	}
	for _, tx := range txs {
		if err = builder.ApplyUserSignature(sender, tx); err != nil {
			return nil, err
		}
	}
	return nonces.SendTransactions(ctx, txs...)
}

// #endregion nonces

// #region hash
// HashOf returns the hash that a signed transaction will have, before it is sent.
func HashOf(tx *transaction.FrontendTransaction) ([]byte, error) {
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return nil, err
	}
	return builder.ComputeTxHash(tx)
}

// #endregion hash
