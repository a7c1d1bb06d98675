// Package calldata builds the data fields of contract calls.
package calldata

// #region register
import (
	"encoding/hex"
	"math/big"

	"github.com/multiversx/mx-sdk-go/builders"
	"github.com/multiversx/mx-sdk-go/data"
)

// RegisterData returns the data field of register(name, amount, active, owner).
func RegisterData(name string, amount *big.Int, active bool, owner string) (string, error) {
	ownerAddress, err := data.NewAddressFromBech32String(owner)
	if err != nil {
		return "", err
	}
	flag := "" // false is encoded as no bytes
	if active {
		flag = "01"
	}
	return builders.NewTxDataBuilder().
		Function("register").
		ArgHexString(hex.EncodeToString([]byte(name))).
		ArgHexString(hex.EncodeToString(amount.Bytes())). // big-endian, as few bytes as possible, none for zero
		ArgHexString(flag).
		ArgAddress(ownerAddress).
		ToDataString()
}

// #endregion register

// #region back
// Bech32 returns the address of a public key with 64 hexadecimal digits.
func Bech32(publicKey string) (string, error) {
	bytes, err := hex.DecodeString(publicKey)
	if err != nil {
		return "", err
	}
	return data.NewAddressFromBytes(bytes).AddressAsBech32String()
}

// #endregion back
