import {
  ApiNetworkProvider,
  ProxyNetworkProvider,
  Token,
  type Address,
  type Transaction,
  type TransactionOnNetwork,
} from 'sdk-core-14';

// #region providers
export function gateway(url: string): ProxyNetworkProvider {
  return new ProxyNetworkProvider(url, {clientName: 'my-service'});
}

export function api(url: string, key: string): ApiNetworkProvider {
  return new ApiNetworkProvider(url, {clientName: 'my-service', headers: {'Api-Key': key}});
}
// #endregion providers

// #region read
/** Reads the chain ID, the metachain's height, a balance, storage, and a block of shard 1. */
export async function read(provider: ProxyNetworkProvider, address: Address): Promise<unknown[]> {
  const {chainID} = await provider.getNetworkConfig();
  const {blockNonce} = await provider.getNetworkStatus();
  const {balance} = await provider.getAccount(address);
  const {entries} = await provider.getAccountStorage(address);
  const {hash} = await provider.getBlock({shard: 1, blockNonce});
  return [chainID, blockNonce, balance, entries.length, hash];
}

export async function tokensOf(provider: ProxyNetworkProvider, address: Address): Promise<string[]> {
  const fungible = await provider.getFungibleTokensOfAccount(address);
  const items = await provider.getNonFungibleTokensOfAccount(address);
  return [...fungible, ...items].map(({token, amount}) => `${amount} ${token.identifier}`);
}

export async function amountOf(provider: ProxyNetworkProvider, address: Address, identifier: string): Promise<bigint> {
  const {amount} = await provider.getTokenOfAccount(address, new Token({identifier}));
  return amount;
}
// #endregion read

// #region send
export async function sendAll(provider: ProxyNetworkProvider, transactions: Transaction[]): Promise<string[]> {
  const [, hashes] = await provider.sendTransactions(transactions);
  return hashes;
}

export async function simulate(provider: ProxyNetworkProvider, transaction: Transaction): Promise<string> {
  const {status} = await provider.simulateTransaction(transaction);
  return status.toString();
}

export function waitUntilKnown(provider: ProxyNetworkProvider, hash: string): Promise<TransactionOnNetwork> {
  return provider.awaitTransactionOnCondition(hash, ({status}) => !status.isPending());
}

export function epochStart(provider: ProxyNetworkProvider, epoch: number): Promise<unknown> {
  return provider.doGetGeneric(`network/epoch-start/0/by-epoch/${epoch}`); // any other path
}
// #endregion send
