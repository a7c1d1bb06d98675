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
// Network has the proxy's methods that this service uses. The SDK doesn't export the proxy's own type.
type Network interface {
	GetNetworkConfig(ctx context.Context) (*data.NetworkConfig, error)
	GetAccount(ctx context.Context, address core.AddressHandler) (*data.Account, error)
	ExecuteVMQuery(ctx context.Context, request *data.VmValueRequest) (*data.VmValuesResponseData, error)
}

// Connect doesn't send a request, so a wrong URL fails only at the first call.
func Connect(gateway string) (Network, error) {
	return blockchain.NewProxy(blockchain.ArgsProxy{
		ProxyURL:            gateway,
		Client:              &http.Client{Timeout: 10 * time.Second},
		EntityType:          core.Proxy,       // core.ObserverNode for your own node
		CacheExpirationTime: 10 * time.Minute, // for the network configuration; at least one second
	})
}

// #endregion proxy

// #region account
// GetBalance returns the balance in atomic units. The SDK's own data.Account.GetBalance returns a rounded float64.
func GetBalance(ctx context.Context, network Network, bech32 string) (*big.Int, error) {
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
		return nil, fmt.Errorf("the balance of %s isn't a number: %q", bech32, account.Balance)
	}
	return balance, nil
}

// #endregion account

// #region query
// QueryNumber calls a view and decodes its first result as an unsigned number.
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
	// If the view fails, err is still nil: check ReturnCode.
	if response.Data.ReturnCode != "ok" {
		return nil, fmt.Errorf("%s: %s, %s", view, response.Data.ReturnCode, response.Data.ReturnMessage)
	}
	if len(response.Data.ReturnData) == 0 {
		return nil, fmt.Errorf("%s returned nothing", view)
	}
	return new(big.Int).SetBytes(response.Data.ReturnData[0]), nil
}

// #endregion query
