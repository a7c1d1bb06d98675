package main

import (
	"context"
	"path/filepath"
	"testing"

	"multiversx-docs-samples-go/support"

	"github.com/multiversx/mx-sdk-go/interactors"
)

func TestSendsAndWaitsForTheEnd(t *testing.T) {
	gateway := support.StartGateway(t, map[string]string{
		"/network/config":                  support.Config,
		"/address/" + support.Alice:        support.Account(support.Alice, 7, "1000000000000000000"),
		"/transaction/send":                `{"data":{"txHash":"aa11"},"error":"","code":"successful"}`,
		"/transaction/aa11/process-status": `{"data":{"status":"success"},"error":"","code":"successful"}`,
	})

	status, err := send(context.Background(), gateway.URL, alicePem(t), support.Bob)

	if err != nil {
		t.Fatal(err)
	}
	if status != "success" {
		t.Fatalf("expected success, found %s", status)
	}
	sent := gateway.Sent()
	if len(sent) != 1 {
		t.Fatalf("expected one transaction, found %d", len(sent))
	}
	tx := sent[0]
	if tx.Nonce != 7 || tx.Sender != support.Alice || tx.Receiver != support.Bob || tx.Value != "100000000000000000" ||
		tx.GasLimit != 50_000 || tx.GasPrice != 1_000_000_000 || tx.ChainID != "D" || len(tx.Signature) != 128 {
		t.Fatalf("unexpected transaction %+v", tx)
	}
}

func TestSaysWhatTheGatewayRefused(t *testing.T) {
	gateway := support.StartGateway(t, map[string]string{
		"/network/config":           support.Config,
		"/address/" + support.Alice: support.Account(support.Alice, 7, "0"),
		"/transaction/send":         `{"data":null,"error":"transaction generation failed: insufficient funds","code":"bad_request"}`,
	})

	_, err := send(context.Background(), gateway.URL, alicePem(t), support.Bob)

	if err == nil || err.Error() != "transaction generation failed: insufficient funds" {
		t.Fatalf("expected the gateway's message, found %v", err)
	}
}

func TestEndsWithTheContextWhileThereIsNoEnd(t *testing.T) {
	for _, status := range []string{"pending", "unknown"} {
		ctx, cancel := context.WithCancel(context.Background())
		gateway := support.StartGateway(t, map[string]string{
			"/network/config":                  support.Config,
			"/address/" + support.Alice:        support.Account(support.Alice, 7, "1000000000000000000"),
			"/transaction/send":                `{"data":{"txHash":"aa11"},"error":"","code":"successful"}`,
			"/transaction/aa11/process-status": `{"data":{"status":"` + status + `"},"error":"","code":"successful"}`,
		})
		gateway.OnRequest("/transaction/aa11/process-status", cancel)

		_, err := send(ctx, gateway.URL, alicePem(t), support.Bob)

		if err == nil || err.Error() != "aa11 is still pending: context canceled" {
			t.Fatalf("expected the end of the context, found %v", err)
		}
	}
}

func alicePem(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "alice.pem")
	if err := interactors.NewWallet().SavePrivateKeyToPemFile(support.PrivateKey(0), path); err != nil {
		t.Fatal(err)
	}
	return path
}
