package adder

import (
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const folder = "testdata"

// #region fuzz
// FuzzAdd adds random numbers and checks the sum.
func FuzzAdd(f *testing.F) {
	f.Add([]byte{5}, []byte{7})
	f.Add([]byte{}, []byte{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}) // the largest u64
	f.Fuzz(func(t *testing.T, start, value []byte) {
		first, second := new(big.Int).SetBytes(start), new(big.Int).SetBytes(value)
		chain, err := Deploy(filepath.Join(folder, "any.scen.json"), first)
		if err != nil {
			t.Fatal(err)
		}
		defer chain.Close()
		if _, err = chain.Add(second); err != nil {
			t.Fatal(err)
		}
		sum, err := chain.Sum()
		if err != nil {
			t.Fatal(err)
		}
		if expected := new(big.Int).Add(first, second); sum.Cmp(expected) != 0 {
			t.Errorf("%d + %d: expected %d, found %d", first, second, expected, sum)
		}
	})
}

// #endregion fuzz

func TestRunsAndSavesAScenario(t *testing.T) {
	chain, err := Deploy(filepath.Join(folder, "any.scen.json"), big.NewInt(5))
	if err != nil {
		t.Fatal(err)
	}
	defer chain.Close()
	gas, err := chain.Add(big.NewInt(37))
	if err != nil {
		t.Fatal(err)
	}
	if gas != 1_377_902 {
		t.Fatalf("expected 1377902 gas, found %d; change the page as well", gas)
	}
	if stored := chain.Stored("sum"); len(stored) != 1 || stored[0] != 42 {
		t.Fatalf("expected 42, found %x", stored)
	}

	saved := filepath.Join(t.TempDir(), "saved.scen.json")
	if err = chain.Save(saved); err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(filepath.Join(folder, "adder.mxsc.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err = os.WriteFile(filepath.Join(filepath.Dir(saved), "adder.mxsc.json"), code, 0o600); err != nil {
		t.Fatal(err)
	}
	if err = RunFile(saved); err != nil {
		t.Fatal(err)
	}
}

func TestReturnsTheErrorOfAStep(t *testing.T) {
	chain, err := Deploy(filepath.Join(folder, "any.scen.json"), big.NewInt(5))
	if err != nil {
		t.Fatal(err)
	}
	defer chain.Close()
	for step, expected := range map[string]string{
		call("add", `"status": "0"`):   "result code mismatch. Tx 'call'. Want: 0. Have: 4 (user error). Message: wrong number of arguments",
		call("ad", `"status": "0"`):    "result code mismatch. Tx 'call'. Want: 0. Have: 1 (function not found). Message: invalid function (not found)",
		call("getSum", `"out": ["6"]`): `result mismatch. Tx 'call'. Want: ["6"]. Have: ["0x05 (5)"]`,
		`{"step": "scCal"}`:            "unknown step type: scCal",
	} {
		if _, err = chain.Run(step); err == nil || err.Error() != expected {
			t.Errorf("expected %q, found %v", expected, err)
		}
	}
	_, err = Deploy("missing/any.scen.json", big.NewInt(5))
	if err == nil || !strings.HasSuffix(err.Error(), "missing/adder.mxsc.json: no such file or directory") {
		t.Errorf("expected a missing file, found %v", err)
	}
}

func call(function, expected string) string {
	return `{"step": "scCall", "id": "call", "tx": {"from": "address:owner", "to": "sc:adder", "function": "` + function +
		`", "arguments": [], "gasLimit": "5,000,000"}, "expect": {"gas": "*", "refund": "*", ` + expected + `}}`
}
