package main

import (
	"bytes"
	"context"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"multiversx-docs-samples-go/support"

	"github.com/multiversx/mx-sdk-go/blockchain/cryptoProvider"
	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/interactors"
)

// The hash of the transaction that the test sends; a gateway returns the same hash.
const hash = "3d2b3e40ef7a02f20e4948cc0b92b9fdde02db314ce3d190453c758d48859bdc"

func TestCreatesAWalletAndPrintsItsAddress(t *testing.T) {
	path := filepath.Join(t.TempDir(), walletFile)
	var output bytes.Buffer

	if err := run(context.Background(), "http://unused", path, &output); err != nil {
		t.Fatal(err)
	}

	privateKey, err := interactors.NewWallet().LoadPrivateKeyFromPemFile(path)
	if err != nil {
		t.Fatal(err)
	}
	address, err := interactors.NewWallet().GetAddressFromPrivateKey(privateKey)
	if err != nil {
		t.Fatal(err)
	}
	bech32, err := address.AddressAsBech32String()
	if err != nil {
		t.Fatal(err)
	}
	// Each wallet has a new address; the page shows Alice's.
	expectOutput(t, "create.txt", strings.NewReplacer(path, walletFile, bech32, support.Alice).Replace(output.String()))
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Fatalf("expected a file that only its owner can read, found %v and %v", info.Mode(), err)
	}
}

func TestSendsAndPrintsTheStatus(t *testing.T) {
	gateway := support.StartGateway(t, responses(0, `{"data":{"txHash":"`+hash+`"},"error":"","code":"successful"}`, "success"))
	var output bytes.Buffer

	if err := run(context.Background(), gateway.URL, alicePem(t), &output); err != nil {
		t.Fatal(err)
	}

	expectOutput(t, "send.txt", output.String())
	sent := gateway.Sent()
	if len(sent) != 1 {
		t.Fatalf("expected one transaction, found %d", len(sent))
	}
	tx := sent[0]
	if tx.Nonce != 0 || tx.Sender != support.Alice || tx.Receiver != support.Bob || tx.Value != "100000000000000000" ||
		tx.GasLimit != 50_000 || tx.GasPrice != 1_000_000_000 || tx.ChainID != "D" || len(tx.Signature) != 128 {
		t.Fatalf("unexpected transaction %+v", tx)
	}
	builder, err := builders.NewTxBuilder(cryptoProvider.NewSigner())
	if err != nil {
		t.Fatal(err)
	}
	computed, err := builder.ComputeTxHash(&tx)
	if err != nil || hex.EncodeToString(computed) != hash {
		t.Fatalf("expected the hash %s, found %x and %v", hash, computed, err)
	}
}

func TestReturnsTheErrorOfTheGateway(t *testing.T) {
	message := "transaction generation failed: insufficient funds for address " + support.Alice
	gateway := support.StartGateway(t, responses(7, `{"data":null,"error":"`+message+`","code":"bad_request"}`, "success"))

	err := run(context.Background(), gateway.URL, alicePem(t), &bytes.Buffer{})

	if err == nil || err.Error() != message {
		t.Fatalf("expected the gateway's message, found %v", err)
	}
	if nonce := gateway.Sent()[0].Nonce; nonce != 7 {
		t.Fatalf("expected the account's nonce, found %d", nonce)
	}
}

func TestNamesTheGatewayThatCannotBeReached(t *testing.T) {
	err := run(context.Background(), "http://127.0.0.1:9", alicePem(t), &bytes.Buffer{})

	if err == nil || !strings.Contains(err.Error(), `Get "http://127.0.0.1:9/address/`+support.Alice+`": dial tcp`) {
		t.Fatalf("expected an error with the URL, found %v", err)
	}
}

func TestStopsWaitingWhenTheContextIsCanceled(t *testing.T) {
	for _, status := range []string{"pending", "unknown"} {
		ctx, cancel := context.WithCancel(context.Background())
		gateway := support.StartGateway(t, responses(7, `{"data":{"txHash":"`+hash+`"},"error":"","code":"successful"}`, status))
		gateway.OnRequest("/transaction/"+hash+"/process-status", cancel)

		err := run(ctx, gateway.URL, alicePem(t), &bytes.Buffer{})

		if err == nil || err.Error() != hash+" is still pending: context canceled" {
			t.Fatalf("expected the end of the context, found %v", err)
		}
	}
}

// responses returns the gateway's responses by path: sent is the response to the transaction.
func responses(nonce uint64, sent, status string) map[string]string {
	return map[string]string{
		"/network/config":                          support.Config,
		"/address/" + support.Alice:                support.Account(support.Alice, nonce, "5000000000000000000"),
		"/transaction/send":                        sent,
		"/transaction/" + hash + "/process-status": `{"data":{"status":"` + status + `"},"error":"","code":"successful"}`,
	}
}

// expectOutput compares the output with a file that a page shows.
func expectOutput(t *testing.T, name, found string) {
	t.Helper()
	expected, err := os.ReadFile(filepath.Join("expected", name))
	if err != nil {
		t.Fatal(err)
	}
	if found != string(expected) {
		t.Fatalf("expected the text of %s:\n%s\nfound:\n%s", name, expected, found)
	}
}

func alicePem(t *testing.T) string {
	path := filepath.Join(t.TempDir(), walletFile)
	if err := interactors.NewWallet().SavePrivateKeyToPemFile(support.PrivateKey(0), path); err != nil {
		t.Fatal(err)
	}
	return path
}
