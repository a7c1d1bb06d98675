package service

import (
	"context"
	"fmt"
	"math/big"
	"net/http"
	"time"

	"github.com/multiversx/mx-sdk-go/blockchain"
	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/core"
	"github.com/multiversx/mx-sdk-go/data"
)

// #region proxy
// Network is what the rest of the service needs of the proxy, whose own type is not exported.
type Network interface {
	GetNetworkConfig(ctx context.Context) (*data.NetworkConfig, error)
	GetAccount(ctx context.Context, address core.AddressHandler) (*data.Account, error)
	ExecuteVMQuery(ctx context.Context, request *data.VmValueRequest) (*data.VmValuesResponseData, error)
}

// Connect asks nothing yet: a wrong URL shows at the first request.
func Connect(gateway string) (Network, error) {
	return blockchain.NewProxy(blockchain.ArgsProxy{
		ProxyURL:            gateway,
		Client:              &http.Client{Timeout: 10 * time.Second},
		EntityType:          core.Proxy,       // or core.ObserverNode, for a node of your own
		CacheExpirationTime: 10 * time.Minute, // of the network's configuration; a second at least
	})
}

// #endregion proxy

// #region account
// BalanceOf returns atomic units: data.Account.GetBalance would give a float64, which rounds.
func BalanceOf(ctx context.Context, network Network, bech32 string) (*big.Int, error) {
	address, err := data.NewAddressFromBech32String(bech32)
	if err != nil {
		return nil, err
	}
	account, err := network.GetAccount(ctx, address)
	if err != nil {
		return nil, err
	}
	balance, ok := new(big.Int).SetString(account.Balance, 10)
	if !ok {
		return nil, fmt.Errorf("expected a number as the balance of %s, found %q", bech32, account.Balance)
	}
	return balance, nil
}

// #endregion account

// #region query
// QueryNumber calls a view and reads its first result as an unsigned number.
func QueryNumber(ctx context.Context, network Network, contract, view string) (*big.Int, error) {
	address, err := data.NewAddressFromBech32String(contract)
	if err != nil {
		return nil, err
	}
	request, err := builders.NewVMQueryBuilder().Address(address).Function(view).ToVmValueRequest()
	if err != nil {
		return nil, err
	}
	response, err := network.ExecuteVMQuery(ctx, request)
	if err != nil {
		return nil, err
	}
	// A view that failed is no error of the request.
	if response.Data.ReturnCode != "ok" {
		return nil, fmt.Errorf("%s: %s, %s", view, response.Data.ReturnCode, response.Data.ReturnMessage)
	}
	if len(response.Data.ReturnData) == 0 {
		return nil, fmt.Errorf("%s returned nothing", view)
	}
	return new(big.Int).SetBytes(response.Data.ReturnData[0]), nil
}

// #endregion query
