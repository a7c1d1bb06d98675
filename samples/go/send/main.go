// Command send creates a test wallet, then sends 0.1 EGLD on devnet.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
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

const (
	gateway    = "https://devnet-gateway.multiversx.com"
	walletFile = "wallet.pem"
	receiver   = "erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx" // Bob, a public test wallet
	amount     = "100000000000000000"                                             // 0.1 EGLD
)

func main() {
	log.SetFlags(0)
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if err := run(ctx, gateway, walletFile, os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// run creates the wallet if its file doesn't exist. Otherwise, it sends the transaction.
func run(ctx context.Context, gateway, walletFile string, output io.Writer) error {
	if _, err := os.Stat(walletFile); errors.Is(err, fs.ErrNotExist) {
		return createWallet(walletFile, output)
	}
	return send(ctx, gateway, walletFile, output)
}

func createWallet(walletFile string, output io.Writer) error {
	wallet := interactors.NewWallet()
	mnemonic, err := wallet.GenerateMnemonic()
	if err != nil {
		return err
	}
	privateKey := wallet.GetPrivateKeyFromMnemonic(mnemonic, 0, 0)
	if err = wallet.SavePrivateKeyToPemFile(privateKey, walletFile); err != nil {
		return err
	}
	address, err := wallet.GetAddressFromPrivateKey(privateKey)
	if err != nil {
		return err
	}
	bech32, err := address.AddressAsBech32String()
	if err != nil {
		return err
	}
	fmt.Fprintf(output, "Created %s with the address %s\n", walletFile, bech32)
	fmt.Fprintln(output, "Get test EGLD at https://devnet-wallet.multiversx.com, then run this program again.")
	return nil
}

func send(ctx context.Context, gateway, walletFile string, output io.Writer) error {
	proxy, err := blockchain.NewProxy(blockchain.ArgsProxy{
		ProxyURL:            gateway,
		EntityType:          core.Proxy,
		CacheExpirationTime: time.Minute,
	})
	if err != nil {
		return err
	}

	privateKey, err := interactors.NewWallet().LoadPrivateKeyFromPemFile(walletFile)
	if err != nil {
		return err
	}
	sender, err := cryptoProvider.NewCryptoComponentsHolder(signing.NewKeyGenerator(ed25519.NewEd25519()), privateKey)
	if err != nil {
		return err
	}

	account, err := proxy.GetAccount(ctx, sender.GetAddressHandler())
	if err != nil {
		return err
	}
	fmt.Fprintf(output, "Balance: %s, nonce: %d\n", account.Balance, account.Nonce)

	config, err := proxy.GetNetworkConfig(ctx)
	if err != nil {
		return err
	}
	// Sets the nonce, the chain ID, the gas price, and the gas limit of a transfer without data.
	tx, _, err := proxy.GetDefaultTransactionArguments(ctx, sender.GetAddressHandler(), config)
	if err != nil {
		return err
	}
	tx.Receiver = receiver
	tx.Value = amount

	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		return err
	}
	if err = builder.ApplyUserSignature(sender, &tx); err != nil {
		return err
	}
	hash, err := proxy.SendTransaction(ctx, &tx)
	if err != nil {
		return err
	}
	fmt.Fprintf(output, "Sent %s\n", hash)

	for {
		status, err := proxy.ProcessTransactionStatus(ctx, hash)
		if err == nil && (status == transaction.TxStatusSuccess || status == transaction.TxStatusFail) {
			fmt.Fprintf(output, "Status: %s\n", status)
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%s is still pending: %w", hash, ctx.Err())
		case <-time.After(time.Second):
		}
	}
}
