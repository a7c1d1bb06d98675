import {
  Abi,
  AwaitingOptions,
  type Account,
  type Address,
  type NetworkEntrypoint,
  type SmartContractController,
  type Transaction,
} from '@multiversx/sdk-core';

// #region interaction
const abi = Abi.create({
  constructor: {inputs: [{name: 'start', type: 'BigUint'}], outputs: []},
  endpoints: [
    {name: 'add', inputs: [{name: 'value', type: 'BigUint'}], outputs: []},
    {name: 'getSum', inputs: [], outputs: [{type: 'BigUint'}]},
  ],
});

/** Everything that the program does with one contract. Tests pass their own network. */
export class Adder {
  private readonly network: NetworkEntrypoint;
  private readonly contracts: SmartContractController;

  constructor(network: NetworkEntrypoint) {
    this.network = network;
    this.contracts = network.createSmartContractController(abi);
  }

  deploy(owner: Account, bytecode: Uint8Array): Promise<Transaction> {
    return this.contracts.createTransactionForDeploy(owner, owner.getNonceThenIncrement(), {
      bytecode,
      arguments: [5n],
      gasLimit: 5_000_000n,
    });
  }

  add(user: Account, contract: Address, value: bigint): Promise<Transaction> {
    return this.contracts.createTransactionForExecute(user, user.getNonceThenIncrement(), {
      contract,
      function: 'add',
      arguments: [value],
      gasLimit: 5_000_000n,
    });
  }

  async sum(contract: Address): Promise<bigint> {
    const [sum] = await this.contracts.query({contract, function: 'getSum', arguments: []});
    return BigInt(sum.toFixed());
  }

  /** Sends, waits, and throws if the contract rejects the call. */
  async execute(transaction: Transaction): Promise<void> {
    const hash = await this.network.sendTransaction(transaction);
    const options = new AwaitingOptions();
    options.timeoutInMilliseconds = 60_000;
    const {status} = await this.network.createNetworkProvider().awaitTransactionCompleted(hash, options);
    if (!status.isSuccessful()) throw new Error(`${hash} ended with ${status}`);
  }
}
// #endregion interaction
