package calldata

import (
	"math/big"
	"testing"
)

const (
	bob    = "erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx"
	bobHex = "8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8"
)

func TestBuildsTheDataField(t *testing.T) {
	for _, example := range []struct {
		amount   int64
		active   bool
		expected string
	}{
		{1000, true, "register@416c696365@03e8@01@" + bobHex},
		{0, false, "register@416c696365@@@" + bobHex},
	} {
		found, err := RegisterData("Alice", big.NewInt(example.amount), example.active, bob)
		if err != nil {
			t.Fatal(err)
		}
		if found != example.expected {
			t.Fatalf("expected %s, found %s", example.expected, found)
		}
	}
	if _, err := RegisterData("Alice", big.NewInt(1), true, "erd1invalid"); err == nil {
		t.Fatal("expected an error for a wrong address")
	}
}

func TestReturnsTheAddress(t *testing.T) {
	found, err := Bech32(bobHex)
	if err != nil {
		t.Fatal(err)
	}
	if found != bob {
		t.Fatalf("expected %s, found %s", bob, found)
	}
	if _, err := Bech32("zz"); err == nil {
		t.Fatal("expected an error for text that is not hexadecimal")
	}
}
