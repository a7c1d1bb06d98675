import {readFile} from 'node:fs/promises';
import {
  Abi,
  BigUIntValue,
  SmartContractTransactionsOutcomeParser,
  Token,
  TokenTransfer,
  TransactionEventsParser,
  findEventsByFirstTopic,
  type Account,
  type Address,
  type NetworkEntrypoint,
  type SmartContractController,
  type Transaction,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';

// #region abi
export async function abiFromFile(file: string): Promise<Abi> {
  return Abi.create(JSON.parse(await readFile(file, 'utf8')));
}

export async function abiFromUrl(url: string): Promise<Abi> {
  const response = await fetch(url);
  return Abi.create((await response.json()) as object);
}

/** If you have no ABI file, declare the part that your program needs. */
export const adderAbi = Abi.create({
  constructor: {inputs: [{name: 'start', type: 'BigUint'}], outputs: []},
  upgradeConstructor: {inputs: [], outputs: []},
  endpoints: [
    {name: 'add', inputs: [{name: 'value', type: 'BigUint'}], outputs: []},
    {name: 'getSum', inputs: [], outputs: [{type: 'BigUint'}]},
  ],
});
// #endregion abi

// #region deploy
/** With an ABI, arguments are plain values. Without a gas limit, the entrypoint needs an estimator. */
export function deploy(
  contracts: SmartContractController,
  owner: Account,
  bytecode: Uint8Array,
): Promise<Transaction> {
  return contracts.createTransactionForDeploy(owner, owner.getNonceThenIncrement(), {
    bytecode,
    arguments: [5n],
    isPayableBySmartContract: false, // the default is true
    gasLimit: 5_000_000n,
  });
}

/** Returns the address of the deployed contract. If the deployment failed, the list of contracts is empty. */
export function addressOf(contracts: SmartContractController, outcome: TransactionOnNetwork): Address {
  const {contracts: deployed, returnCode, returnMessage} = contracts.parseDeploy(outcome);
  if (!deployed[0]) throw new Error(`deployment failed: ${returnCode} ${returnMessage}`);
  return deployed[0].address;
}
// #endregion deploy

// #region deploy-factory
/** Without an ABI, arguments are typed values. */
export async function buildDeploy(
  entrypoint: NetworkEntrypoint,
  owner: Account,
  bytecode: Uint8Array,
): Promise<Transaction> {
  const factory = entrypoint.createSmartContractTransactionsFactory();
  const transaction = await factory.createTransactionForDeploy(owner.address, {
    bytecode,
    arguments: [new BigUIntValue(5)],
    isPayableBySmartContract: false,
    gasLimit: 5_000_000n,
  });
  transaction.nonce = owner.getNonceThenIncrement();
  transaction.signature = await owner.signTransaction(transaction);
  return transaction;
}
// #endregion deploy-factory

// #region call
export function add(
  contracts: SmartContractController,
  user: Account,
  contract: Address,
  value: bigint,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(user, user.getNonceThenIncrement(), {
    contract,
    function: 'add',
    arguments: [value],
    gasLimit: 5_000_000n,
  });
}

/** Sends tokens and EGLD along with the call. */
export function pay(contracts: SmartContractController, user: Account, contract: Address): Promise<Transaction> {
  const token = new Token({identifier: 'ALICE-a1b2c3'});
  return contracts.createTransactionForExecute(user, user.getNonceThenIncrement(), {
    contract,
    function: 'deposit',
    nativeTransferAmount: 10n ** 17n,
    tokenTransfers: [new TokenTransfer({token, amount: 75n * 10n ** 17n})],
    gasLimit: 10_000_000n,
  });
}
// #endregion call

// #region call-factory
export async function buildCall(
  entrypoint: NetworkEntrypoint,
  user: Account,
  contract: Address,
  value: bigint,
): Promise<Transaction> {
  const factory = entrypoint.createSmartContractTransactionsFactory(adderAbi);
  const transaction = await factory.createTransactionForExecute(user.address, {
    contract,
    function: 'add',
    arguments: [value],
    gasLimit: 5_000_000n,
  });
  transaction.nonce = user.getNonceThenIncrement();
  transaction.signature = await user.signTransaction(transaction);
  return transaction;
}
// #endregion call-factory

// #region outcome
/** Returns the results of a completed call. */
export function valuesOf(abi: Abi, transactionOnNetwork: TransactionOnNetwork, name: string): unknown[] {
  const parser = new SmartContractTransactionsOutcomeParser({abi});
  const parsed = parser.parseExecute({transactionOnNetwork, function: name});
  if (parsed.returnCode !== 'ok') throw new Error(`${name} failed: ${parsed.returnMessage}`);
  return parsed.values;
}
// #endregion outcome

// #region events
/** Returns all events with this name. The fields have the names from the ABI. */
export function eventsOf(abi: Abi, outcome: TransactionOnNetwork, name: string): any[] {
  const events = findEventsByFirstTopic(outcome, name);
  return new TransactionEventsParser({abi}).parseEvents({events});
}
// #endregion events

// #region query
export async function total(contracts: SmartContractController, contract: Address): Promise<bigint> {
  const [sum] = await contracts.query({contract, function: 'getSum', arguments: []});
  return BigInt(sum.toFixed()); // numbers are returned as BigNumber
}

/** The same in three steps, if the caller matters or you need the raw response. */
export async function queryInSteps(contracts: SmartContractController, contract: Address, caller: Address) {
  const query = contracts.createQuery({contract, function: 'getSum', arguments: [], caller});
  const response = await contracts.runQuery(query);
  return contracts.parseQueryResponse(response);
}
// #endregion query

// #region upgrade
/** Replaces the code and its metadata. The storage stays. */
export function upgrade(
  contracts: SmartContractController,
  owner: Account,
  contract: Address,
  bytecode: Uint8Array,
): Promise<Transaction> {
  return contracts.createTransactionForUpgrade(owner, owner.getNonceThenIncrement(), {
    contract,
    bytecode,
    arguments: [],
    isPayableBySmartContract: false,
    gasLimit: 5_000_000n,
  });
}
// #endregion upgrade
