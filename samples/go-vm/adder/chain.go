// Package adder runs the adder contract on the node's virtual machine.
package adder

// #region imports
import (
	"fmt"
	"math/big"

	scenexec "github.com/multiversx/mx-chain-scenario-go/scenario/executor"
	scenio "github.com/multiversx/mx-chain-scenario-go/scenario/io"
	scenjsonparse "github.com/multiversx/mx-chain-scenario-go/scenario/json/parse"
	scenmodel "github.com/multiversx/mx-chain-scenario-go/scenario/model"
	vmcommon "github.com/multiversx/mx-chain-vm-common-go"
	vmscenario "github.com/multiversx/mx-chain-vm-go/scenario"
)

// #endregion imports

// #region file
// RunFile runs a scenario file. The error names the step or check that failed.
func RunFile(path string) error {
	executor := vmscenario.DefaultScenarioExecutor()
	defer executor.Close()
	controller := scenio.NewScenarioController(executor, scenio.NewDefaultFileResolver(), executor.GetVMType())
	return controller.RunSingleJSONScenario(path, scenio.DefaultRunScenarioOptions())
}

// #endregion file

// #region chain
// Chain is an in-memory blockchain with a deployed adder contract.
type Chain struct {
	executor *scenexec.ScenarioExecutor
	parser   scenjsonparse.Parser
	scenario *scenmodel.Scenario // all steps so far
}

// Deploy creates a chain and deploys the adder. Paths are relative to the folder of the file context.
func Deploy(context string, start *big.Int) (*Chain, error) {
	executor := vmscenario.DefaultScenarioExecutor()
	if err := executor.InitVM(scenmodel.GasScheduleV4); err != nil {
		return nil, err
	}
	files := scenio.NewDefaultFileResolver()
	files.SetContext(context)
	chain := &Chain{
		executor: executor,
		parser:   scenjsonparse.NewParser(files, executor.GetVMType()),
		scenario: &scenmodel.Scenario{Name: "adder"},
	}
	if _, err := chain.Run(`{
		"step": "setState",
		"accounts": {"address:owner": {"nonce": "0", "balance": "0"}},
		"newAddresses": [{"creatorAddress": "address:owner", "creatorNonce": "0", "newAddress": "sc:adder"}]
	}`); err != nil {
		return nil, err
	}
	_, err := chain.Run(fmt.Sprintf(`{
		"step": "scDeploy",
		"id": "deploy",
		"tx": {
			"from": "address:owner",
			"contractCode": "mxsc:adder.mxsc.json",
			"arguments": ["%d"],
			"gasLimit": "5,000,000"
		},
		"expect": {"status": "0"}
	}`, start))
	return chain, err
}

// #endregion chain

// #region run
// Run parses and executes one step. The output is nil unless the step is a transaction.
func (c *Chain) Run(step string) (*vmcommon.VMOutput, error) {
	parsed, err := c.parser.ParseScenarioStep(step)
	if err != nil {
		return nil, err
	}
	c.scenario.Steps = append(c.scenario.Steps, parsed)
	if tx, isTransaction := parsed.(*scenmodel.TxStep); isTransaction {
		return c.executor.ExecuteTxStep(tx)
	}
	return nil, c.executor.ExecuteStep(parsed)
}

// #endregion run

// #region add
// Add calls the endpoint and returns the gas used.
func (c *Chain) Add(value *big.Int) (uint64, error) {
	const limit = 5_000_000
	output, err := c.Run(fmt.Sprintf(`{
		"step": "scCall",
		"id": "add",
		"tx": {
			"from": "address:owner",
			"to": "sc:adder",
			"function": "add",
			"arguments": ["%d"],
			"gasLimit": "%d"
		},
		"expect": {"status": "0", "gas": "*", "refund": "*"}
	}`, value, limit))
	if err != nil {
		return 0, err
	}
	return limit - output.GasRemaining, nil
}

// Sum queries the view.
func (c *Chain) Sum() (*big.Int, error) {
	output, err := c.Run(`{
		"step": "scQuery",
		"id": "sum",
		"tx": {"to": "sc:adder", "function": "getSum", "arguments": []},
		"expect": {"out": "*", "status": "0"}
	}`)
	if err != nil {
		return nil, err
	}
	return new(big.Int).SetBytes(output.ReturnData[0]), nil
}

// #endregion add

// #region storage
// Stored reads a key of the contract's storage directly.
func (c *Chain) Stored(key string) []byte {
	for _, account := range c.executor.World.AcctMap {
		if account.IsSmartContract {
			return account.Storage[key]
		}
	}
	return nil
}

// #endregion storage

// #region save
// Save writes all steps to a scenario file.
func (c *Chain) Save(path string) error {
	return scenio.WriteScenariosScenario(c.scenario, path)
}

// Close releases the virtual machine.
func (c *Chain) Close() {
	c.executor.Close()
}

// #endregion save
