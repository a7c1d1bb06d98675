// Command send moves 0.1 EGLD on devnet and waits for the end.
package main

// #region script
import (
	"context"
	"fmt"
	"log"
	"os"
	"time"

	"github.com/multiversx/mx-chain-core-go/data/transaction"
	"github.com/multiversx/mx-chain-crypto-go/signing"
	"github.com/multiversx/mx-chain-crypto-go/signing/ed25519"
	"github.com/multiversx/mx-sdk-go/blockchain"
	"github.com/multiversx/mx-sdk-go/blockchain/cryptoProvider"
	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/core"
	"github.com/multiversx/mx-sdk-go/interactors"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: go run . <wallet.pem> <receiver>")
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	status, err := send(ctx, "https://devnet-gateway.multiversx.com", os.Args[1], os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(status)
}

func send(ctx context.Context, gateway, pemFile, receiver string) (transaction.TxStatus, error) {
	proxy, err := blockchain.NewProxy(blockchain.ArgsProxy{
		ProxyURL:            gateway,
		EntityType:          core.Proxy,
		CacheExpirationTime: time.Minute,
	})
	if err != nil {
		return "", err
	}

	privateKey, err := interactors.NewWallet().LoadPrivateKeyFromPemFile(pemFile)
	if err != nil {
		return "", err
	}
	holder, err := cryptoProvider.NewCryptoComponentsHolder(signing.NewKeyGenerator(ed25519.NewEd25519()), privateKey)
	if err != nil {
		return "", err
	}

	config, err := proxy.GetNetworkConfig(ctx)
	if err != nil {
		return "", err
	}
	// Nonce, chain, gas price and the gas of a transfer without data.
	tx, _, err := proxy.GetDefaultTransactionArguments(ctx, holder.GetAddressHandler(), config)
	if err != nil {
		return "", err
	}
	tx.Receiver = receiver
	tx.Value = "100000000000000000" // 0.1 EGLD

	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return "", err
	}
	if err = builder.ApplyUserSignature(holder, &tx); err != nil {
		return "", err
	}
	hash, err := proxy.SendTransaction(ctx, &tx)
	if err != nil {
		return "", err
	}
	fmt.Println(hash)

	for {
		status, err := proxy.ProcessTransactionStatus(ctx, hash)
		if err == nil && (status == transaction.TxStatusSuccess || status == transaction.TxStatusFail) {
			return status, nil
		}
		select {
		case <-ctx.Done():
			return "", fmt.Errorf("%s is still pending: %w", hash, ctx.Err())
		case <-time.After(time.Second):
		}
	}
}

// #endregion script
