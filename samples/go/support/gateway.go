// Package support has test wallets and a fake gateway for tests.
package support

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/multiversx/mx-chain-core-go/data/transaction"
	"github.com/multiversx/mx-sdk-go/data"
	"github.com/multiversx/mx-sdk-go/interactors"
)

const (
	Alice = "erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th"
	Bob   = "erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx"

	// Config is the network configuration of devnet, with the fields that the tests use.
	Config = `{"data":{"config":{"erd_chain_id":"D","erd_denomination":18,"erd_gas_per_data_byte":1500,` +
		`"erd_min_gas_limit":50000,"erd_min_gas_price":1000000000,"erd_min_transaction_version":1,` +
		`"erd_num_shards_without_meta":3,"erd_adaptivity":"false","erd_hysteresis":"0.200000"}},"error":"","code":"successful"}`

	// The public phrase of the SDKs' test wallets. Anyone can spend their funds: never send real EGLD to them.
	publicTestMnemonic = "moral volcano peasant pass circle pen over picture flat shop clap goat " +
		"never lyrics gather prepare woman film husband gravity behind test tiger improve"
)

// PrivateKey returns the key of Alice (0), Bob (1) or Carol (2).
func PrivateKey(index uint32) []byte {
	return interactors.NewWallet().GetPrivateKeyFromMnemonic(data.Mnemonic(publicTestMnemonic), 0, index)
}

// Gateway is a local HTTP server with a fixed response for each path. It records the transactions that it receives.
type Gateway struct {
	URL       string
	mutex     sync.Mutex
	responses map[string]string
	calls     map[string]func()
	sent      []transaction.FrontendTransaction
}

// StartGateway serves the responses until the test ends. Other paths return status 404.
func StartGateway(t *testing.T, responses map[string]string) *Gateway {
	gateway := &Gateway{responses: responses, calls: map[string]func(){}}
	server := httptest.NewServer(http.HandlerFunc(gateway.serve))
	t.Cleanup(server.Close)
	gateway.URL = server.URL
	return gateway
}

// OnRequest calls a function after each request to the path.
func (g *Gateway) OnRequest(path string, call func()) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.calls[path] = call
}

// Sent returns the received transactions in order.
func (g *Gateway) Sent() []transaction.FrontendTransaction {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return append([]transaction.FrontendTransaction(nil), g.sent...)
}

func (g *Gateway) serve(response http.ResponseWriter, request *http.Request) {
	g.respond(response, request)
	g.mutex.Lock()
	call := g.calls[request.URL.Path]
	g.mutex.Unlock()
	if call != nil {
		call()
	}
}

func (g *Gateway) respond(response http.ResponseWriter, request *http.Request) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	body, found := g.responses[request.URL.Path]
	if !found {
		response.WriteHeader(http.StatusNotFound)
		return
	}
	txs, err := transactionsOf(request)
	if err != nil {
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	g.sent = append(g.sent, txs...)
	_, _ = io.WriteString(response, body)
}

func transactionsOf(request *http.Request) (txs []transaction.FrontendTransaction, err error) {
	switch request.URL.Path {
	case "/transaction/send":
		var tx transaction.FrontendTransaction
		err = json.NewDecoder(request.Body).Decode(&tx)
		return []transaction.FrontendTransaction{tx}, err
	case "/transaction/send-multiple":
		err = json.NewDecoder(request.Body).Decode(&txs)
	}
	return txs, err
}

// Account returns the gateway's response for an account.
func Account(address string, nonce uint64, balance string) string {
	return fmt.Sprintf(`{"data":{"account":{"address":%q,"nonce":%d,"balance":%q}},"error":"","code":"successful"}`, address, nonce, balance)
}
