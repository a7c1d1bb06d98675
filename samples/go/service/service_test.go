package service

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"multiversx-docs-samples-go/support"

	"github.com/multiversx/mx-chain-core-go/data/transaction"
	"github.com/multiversx/mx-sdk-go/blockchain"
	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/core"
	"github.com/multiversx/mx-sdk-go/data"
	"github.com/multiversx/mx-sdk-go/interactors"
	"github.com/multiversx/mx-sdk-go/interactors/nonceHandlerV2"
)

const contract = "erd1qqqqqqqqqqqqqpgqhy6nl6zq07rnzry8uyh6rtyq0uzgtk3e69fqgtz9l4"

func TestSavesAndOpensAKeystoreAndAPem(t *testing.T) {
	phrase, privateKey, err := NewWallet()
	if err != nil {
		t.Fatal(err)
	}
	if words := len(strings.Fields(phrase)); words != 24 {
		t.Fatalf("expected 24 words, found %d", words)
	}

	keystore := filepath.Join(t.TempDir(), "wallet.json")
	if err = Save(privateKey, "a password", keystore); err != nil {
		t.Fatal(err)
	}
	opened, err := OpenKeystore(keystore, "a password")
	if err != nil || hex.EncodeToString(opened) != hex.EncodeToString(privateKey) {
		t.Fatalf("expected the same key, found %x and %v", opened, err)
	}
	if _, err = OpenKeystore(keystore, "another"); !errors.Is(err, interactors.ErrWrongPassword) {
		t.Fatalf("expected a wrong password, found %v", err)
	}
	info, err := os.Stat(keystore)
	if err != nil || info.Mode().Perm() != 0o644 {
		t.Fatalf("expected a file that others can read, found %v and %v", info.Mode(), err)
	}

	pem := filepath.Join(t.TempDir(), "wallet.pem")
	if err = interactors.NewWallet().SavePrivateKeyToPemFile(privateKey, pem); err != nil {
		t.Fatal(err)
	}
	opened, err = OpenPem(pem)
	if err != nil || hex.EncodeToString(opened) != hex.EncodeToString(privateKey) {
		t.Fatalf("expected the same key, found %x and %v", opened, err)
	}
	if _, err = OpenPem(keystore); err == nil || err.Error() != "invalid .PEM file" {
		t.Fatalf("expected an error, found %v", err)
	}
}

func TestSignsMessages(t *testing.T) {
	alice := holder(t, 0)
	signature, err := SignMessage(alice, "hello")
	if err != nil {
		t.Fatal(err)
	}
	if err = VerifyMessage(alice, "hello", signature); err != nil {
		t.Fatal(err)
	}
	if err = VerifyMessage(alice, "goodbye", signature); err == nil {
		t.Fatal("expected an error for another message")
	}
}

func TestReadsABalanceWithoutRounding(t *testing.T) {
	network := connect(t, map[string]string{
		"/address/" + support.Alice: support.Account(support.Alice, 0, "1000000000000000001"),
	})
	balance, err := GetBalance(context.Background(), network, support.Alice)
	if err != nil || balance.String() != "1000000000000000001" {
		t.Fatalf("expected the exact balance, found %v and %v", balance, err)
	}
}

func TestAnErrorOfTheGatewayHasOnlyTheStatus(t *testing.T) {
	_, err := GetBalance(context.Background(), connect(t, nil), support.Alice)
	if err == nil || err.Error() != "HTTP status code is not OK, returned http status: 404, Not Found" {
		t.Fatalf("unexpected error %v", err)
	}
}

func TestTheProcessStatusOfAnUnknownTransactionHasNoErrorMessage(t *testing.T) {
	proxy, err := blockchain.NewProxy(blockchain.ArgsProxy{
		ProxyURL: support.StartGateway(t, nil).URL, EntityType: core.Proxy, CacheExpirationTime: 1e9,
	})
	if err != nil {
		t.Fatal(err)
	}
	_, err = proxy.ProcessTransactionStatus(context.Background(), "aa11")
	expected := "%!w(<nil>), please make sure you run the proxy version v1.1.38 or higher, returned http status: 404, Not Found"
	if err == nil || err.Error() != expected {
		t.Fatalf("unexpected error %v", err)
	}
}

func TestAProxyNeedsATypeAndACacheDuration(t *testing.T) {
	for expected, arguments := range map[string]blockchain.ArgsProxy{
		"unknown REST API entity type: ":                                {CacheExpirationTime: 1e9},
		"invalid caching duration, provided: 0s, minimum: 1s":           {EntityType: core.Proxy},
		"invalid allowed delta to final value, provided: 0, minimum: 1": {EntityType: core.Proxy, CacheExpirationTime: 1e9, FinalityCheck: true},
	} {
		if _, err := blockchain.NewProxy(arguments); err == nil || err.Error() != expected {
			t.Fatalf("expected %q, found %v", expected, err)
		}
	}
}

func TestQueriesANumber(t *testing.T) {
	network := connect(t, map[string]string{
		"/vm-values/query": `{"data":{"data":{"returnData":["A+g="],"returnCode":"ok","returnMessage":""}},"error":"","code":"successful"}`,
	})
	found, err := QueryNumber(context.Background(), network, contract, "getSum")
	if err != nil || found.Int64() != 1000 {
		t.Fatalf("expected 1000, found %v and %v", found, err)
	}
}

func TestAFailedViewIsAnError(t *testing.T) {
	network := connect(t, map[string]string{
		"/vm-values/query": `{"data":{"data":{"returnData":null,"returnCode":"function not found","returnMessage":"invalid function (not found)"}},"error":"","code":"successful"}`,
	})
	_, err := QueryNumber(context.Background(), network, contract, "getSume")
	if err == nil || err.Error() != "getSume: function not found, invalid function (not found)" {
		t.Fatalf("unexpected error %v", err)
	}
}

func TestEncodesACallWithATokenPayment(t *testing.T) {
	bob, err := data.NewAddressFromBech32String(support.Bob)
	if err != nil {
		t.Fatal(err)
	}
	found, err := BuildCallData("GOAL-a1b2c3", big.NewInt(2_500_000), bob, 1000, false)
	if err != nil {
		t.Fatal(err)
	}
	expected := "ESDTTransfer@474f414c2d613162326333@2625a0@706179@" + hex.EncodeToString(bob.AddressBytes()) + "@03e8@"
	if string(found) != expected {
		t.Fatalf("expected %s, found %s", expected, found)
	}
	gas := BaseGas(&data.NetworkConfig{MinGasLimit: 50_000, GasPerDataByte: 1_500}, found)
	if gas != 50_000+1_500*uint64(len(expected)) {
		t.Fatalf("unexpected gas %d", gas)
	}
}

func TestTheBuilderDropsSignsAndRejectsEmptyBytes(t *testing.T) {
	found, err := builders.NewTxDataBuilder().Function("f").ArgInt64(-1).ArgInt64(0).ToDataString()
	if err != nil || found != "f@01@00" {
		t.Fatalf("expected f@01@00, found %s and %v", found, err)
	}
	_, err = builders.NewTxDataBuilder().Function("f").ArgBytes(nil).ToDataString()
	if err == nil || err.Error() != "invalid value in builder.ArgBytes" {
		t.Fatalf("unexpected error %v", err)
	}
}

func TestSignsLikeTheJavaScriptSdk(t *testing.T) {
	relayed := expectedTransaction(t, "transactionsRelayedTransfer.json")
	guarded := expectedTransaction(t, "transactionsGuardedTransfer.json")

	found := unsigned(relayed)
	if err := SignRelayed(&found, holder(t, 0), holderOf(t, relayed.RelayerAddr)); err != nil {
		t.Fatal(err)
	}
	if found.Signature != relayed.Signature || found.RelayerSignature != relayed.RelayerSignature {
		t.Fatalf("expected the signatures of %+v, found %+v", relayed, found)
	}

	found = unsigned(guarded)
	found.Options = 0
	if err := SignGuarded(&found, holder(t, 0), holderOf(t, guarded.GuardianAddr)); err != nil {
		t.Fatal(err)
	}
	if found.Signature != guarded.Signature || found.GuardianSignature != guarded.GuardianSignature {
		t.Fatalf("expected the signatures of %+v, found %+v", guarded, found)
	}
}

func TestComputesTheSameHashAsTheJavaScriptSdk(t *testing.T) {
	tx := expectedTransaction(t, "integratorsSignedTransfer.json")
	hash, err := ComputeHash(&tx)
	if err != nil || hex.EncodeToString(hash) != "fa6200b4a56c43e9ad0a47aff27fedb68e5e9244c9f916c8eeb249363ca9c17f" {
		t.Fatalf("unexpected hash %x and %v", hash, err)
	}
	tx.Signature = ""
	if _, err = ComputeHash(&tx); !errors.Is(err, builders.ErrMissingSignature) {
		t.Fatalf("expected an error, found %v", err)
	}
}

func TestSetsNoncesInOrder(t *testing.T) {
	gateway := support.StartGateway(t, map[string]string{
		"/network/config":           support.Config,
		"/address/" + support.Alice: support.Account(support.Alice, 7, "1000000000000000000"),
		"/transaction/send":         `{"data":{"txHash":"aa11"},"error":"","code":"successful"}`,
	})
	txs := []*transaction.FrontendTransaction{payment(), payment(), payment()}

	hashes, err := SendAll(context.Background(), proxyOf(t, gateway), holder(t, 0), txs)

	if err != nil || len(hashes) != 3 {
		t.Fatalf("expected three hashes, found %v and %v", hashes, err)
	}
	for index, tx := range gateway.Sent() {
		if tx.Nonce != uint64(7+index) || tx.GasPrice != 1_000_000_000 {
			t.Fatalf("unexpected transaction %d: %+v", index, tx)
		}
	}
}

func TestNonceHandlerV3PanicsWithoutAConfiguration(t *testing.T) {
	gateway := support.StartGateway(t, map[string]string{
		"/address/" + support.Alice: support.Account(support.Alice, 7, "1"),
	})
	defer func() {
		if recover() == nil {
			t.Fatal("expected a panic: if a release fixes it, change the page")
		}
	}()
	_, _ = SendAll(context.Background(), proxyOf(t, gateway), holder(t, 0), []*transaction.FrontendTransaction{payment()})
}

// Version 2 deletes the transaction with the account's current nonce, so resending the later ones doesn't help.
func TestNonceHandlerV2DoesNotResendTheTransactionWithTheCurrentNonce(t *testing.T) {
	gateway := support.StartGateway(t, map[string]string{
		"/network/config":            support.Config,
		"/address/" + support.Alice:  support.Account(support.Alice, 7, "1000000000000000000"),
		"/transaction/send":          `{"data":{"txHash":"aa11"},"error":"","code":"successful"}`,
		"/transaction/send-multiple": `{"data":{"numOfSentTxs":2,"txsHashes":{}},"error":"","code":"successful"}`,
	})
	handler, err := nonceHandlerV2.NewAddressNonceHandler(proxyOf(t, gateway), holder(t, 0).GetAddressHandler())
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		tx := payment()
		if err = handler.ApplyNonceAndGasPrice(context.Background(), tx); err != nil {
			t.Fatal(err)
		}
		if _, err = handler.SendTransaction(context.Background(), tx); err != nil {
			t.Fatal(err)
		}
	}
	before := len(gateway.Sent())

	if err = handler.ReSendTransactionsIfRequired(context.Background()); err != nil {
		t.Fatal(err)
	}

	again := map[uint64]bool{}
	for _, tx := range gateway.Sent()[before:] {
		again[tx.Nonce] = true
	}
	if len(again) != 2 || again[7] || !again[8] || !again[9] {
		t.Fatalf("expected nonces 8 and 9 only, found %v: if a release resends 7, change the page", again)
	}
	if err = handler.ApplyNonceAndGasPrice(context.Background(), payment()); !errors.Is(err, interactors.ErrGapNonce) {
		t.Fatalf("expected a gap, found %v", err)
	}
}

func TestABatchReturnsNoHashesOfRejectedTransactions(t *testing.T) {
	gateway := support.StartGateway(t, map[string]string{
		"/transaction/send-multiple": `{"data":{"numOfSentTxs":2,"txsHashes":{"0":"aa","2":"cc"}},"error":"","code":"successful"}`,
	})
	hashes, err := proxyOf(t, gateway).SendTransactions(context.Background(), []*transaction.FrontendTransaction{payment(), payment(), payment()})
	if err != nil || strings.Join(hashes, " ") != "aa cc" {
		t.Fatalf("expected two hashes for three transactions, found %v and %v", hashes, err)
	}
}

func payment() *transaction.FrontendTransaction {
	return &transaction.FrontendTransaction{Receiver: support.Bob, Value: "1", GasLimit: 50_000, ChainID: "D", Version: 2}
}

func unsigned(tx transaction.FrontendTransaction) transaction.FrontendTransaction {
	tx.Signature, tx.GuardianSignature, tx.RelayerSignature = "", "", ""
	return tx
}

func connect(t *testing.T, responses map[string]string) Network {
	network, err := Connect(support.StartGateway(t, responses).URL)
	if err != nil {
		t.Fatal(err)
	}
	return network
}

func proxyOf(t *testing.T, gateway *support.Gateway) interactors.Proxy {
	proxy, err := blockchain.NewProxy(blockchain.ArgsProxy{ProxyURL: gateway.URL, EntityType: core.Proxy, CacheExpirationTime: 1e9})
	if err != nil {
		t.Fatal(err)
	}
	return proxy
}

func holder(t *testing.T, index uint32) core.CryptoComponentsHolder {
	found, err := NewHolder(support.PrivateKey(index))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func holderOf(t *testing.T, address string) core.CryptoComponentsHolder {
	for index := uint32(0); index < 4; index++ {
		if found := holder(t, index); found.GetBech32() == address {
			return found
		}
	}
	t.Fatalf("expected the address of a test wallet, found %s", address)
	return nil
}

func expectedTransaction(t *testing.T, name string) transaction.FrontendTransaction {
	content, err := os.ReadFile(filepath.Join("..", "..", "sdk-js", "expected", name))
	if err != nil {
		t.Fatal(err)
	}
	var tx transaction.FrontendTransaction
	if err = json.Unmarshal(content, &tx); err != nil {
		t.Fatal(err)
	}
	return tx
}
