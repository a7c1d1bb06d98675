package transfer

import (
	"encoding/hex"
	"encoding/json"
	"math/big"
	"testing"

	stded25519 "crypto/ed25519"

	"github.com/multiversx/mx-sdk-go/data"
	"github.com/multiversx/mx-sdk-go/interactors"
)

const (
	alice = "erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th"
	bob   = "erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx"

	// The public phrase of the SDKs' test wallets. Anyone can spend their funds: never send real EGLD to them.
	publicTestMnemonic = "moral volcano peasant pass circle pen over picture flat shop clap goat " +
		"never lyrics gather prepare woman film husband gravity behind test tiger improve"
)

func aliceKey() []byte {
	return interactors.NewWallet().GetPrivateKeyFromMnemonic(data.Mnemonic(publicTestMnemonic), 0, 0)
}

func TestSignsATransfer(t *testing.T) {
	tx, err := SignEgldTransfer(aliceKey(), bob, big.NewInt(1_000_000_000_000_000_000), 7)
	if err != nil {
		t.Fatal(err)
	}
	if tx.Sender != alice {
		t.Fatalf("expected the sender %s, found %s", alice, tx.Sender)
	}

	signature, err := hex.DecodeString(tx.Signature)
	if err != nil {
		t.Fatal(err)
	}
	unsigned := *tx
	unsigned.Signature = ""
	message, err := json.Marshal(unsigned)
	if err != nil {
		t.Fatal(err)
	}
	publicKey, err := PublicKeyOf(alice)
	if err != nil {
		t.Fatal(err)
	}
	if !stded25519.Verify(publicKey, message, signature) {
		t.Fatal("expected Alice's public key to verify the signature")
	}
}

func TestEncodesAnEsdtTransfer(t *testing.T) {
	found, err := EsdtTransferData("GOAL-a1b2c3", big.NewInt(2_500_000))
	if err != nil {
		t.Fatal(err)
	}
	expected := "ESDTTransfer@474f414c2d613162326333@2625a0"
	if string(found) != expected {
		t.Fatalf("expected %s, found %s", expected, found)
	}
}

func TestReturnsAnErrorForAWrongChecksum(t *testing.T) {
	if _, err := PublicKeyOf(alice[:len(alice)-1] + "q"); err == nil {
		t.Fatal("expected an error for a wrong checksum")
	}
}
