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
// BuildCallData encodes a call to pay(beneficiary, limit, active), with a token payment.
func BuildCallData(token string, amount *big.Int, beneficiary core.AddressHandler, limit int64, active bool) ([]byte, error) {
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
		ArgHexString(flag). // can be empty; ArgBytes returns an error for an empty argument
		ToDataBytes()
}

// #endregion call

// #region gas
// BaseGas returns the gas for the bytes of a transaction. Add the gas for the execution of the contract.
func BaseGas(config *data.NetworkConfig, txData []byte) uint64 {
	return config.MinGasLimit + uint64(len(txData))*config.GasPerDataByte
}

// #endregion gas

// #region relayed
// SignRelayed signs the transaction for the sender, and for the relayer, who pays the fee.
func SignRelayed(tx *transaction.FrontendTransaction, sender, relayer core.CryptoComponentsHolder) error {
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return err
	}
	tx.Version = 2
	tx.RelayerAddr = relayer.GetBech32() // both signatures cover it, so set it first
	if err = builder.ApplyUserSignature(sender, tx); err != nil {
		return err
	}
	return builder.ApplyRelayerSignature(relayer, tx)
}

// #endregion relayed

// #region guarded
// SignGuarded signs the transaction for the sender and for the guardian.
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
// SendAll sets the nonces of one sender's transactions, signs and sends them in order, and returns their hashes.
func SendAll(ctx context.Context, proxy interactors.Proxy, sender core.CryptoComponentsHolder, txs []*transaction.FrontendTransaction) ([]string, error) {
	nonces, err := nonceHandlerV3.NewNonceTransactionHandlerV3(nonceHandlerV3.ArgsNonceTransactionsHandlerV3{
		Proxy:          proxy,
		IntervalToSend: 20 * time.Millisecond, // time between two transactions of the same sender
	})
	if err != nil {
		return nil, err
	}
	defer nonces.Close()

	for _, tx := range txs {
		tx.Sender = sender.GetBech32() // the handler keeps one nonce for each sender
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
// ComputeHash returns the hash of a signed transaction before it's sent.
func ComputeHash(tx *transaction.FrontendTransaction) ([]byte, error) {
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return nil, err
	}
	return builder.ComputeTxHash(tx)
}

// #endregion hash
