import {
  AwaitingOptions,
  Token,
  type AccountOnNetwork,
  type Address,
  type ApiNetworkProvider,
  type BlockOnNetwork,
  type NetworkConfig,
  type ProxyNetworkProvider,
  type Transaction,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';

// #region config
export async function networkConfig(provider: ProxyNetworkProvider): Promise<NetworkConfig> {
  const config = await provider.getNetworkConfig();
  console.log(config.chainID, config.minGasLimit, config.raw['erd_round_duration']); // raw has every field
  return config;
}

export async function latestNonce(provider: ProxyNetworkProvider): Promise<bigint> {
  const {blockNonce} = await provider.getNetworkStatus(); // the metachain; for shard 1: getNetworkStatus(1)
  return blockNonce;
}
// #endregion config

// #region blocks
export function blockByNonce(provider: ProxyNetworkProvider, shard: number, nonce: bigint): Promise<BlockOnNetwork> {
  return provider.getBlock({shard, blockNonce: nonce}); // or blockHash
}

export function blockByHash(api: ApiNetworkProvider, hash: string): Promise<BlockOnNetwork> {
  return api.getBlock(hash); // the API finds the shard
}
// #endregion blocks

// #region account
export async function balanceOf(provider: ProxyNetworkProvider, address: Address): Promise<bigint> {
  const account = await provider.getAccount(address);
  console.log(account.nonce, account.balance, account.isGuarded, account.contractOwnerAddress?.toBech32());
  return account.balance;
}
// #endregion account

// #region tokens
export async function tokensOf(provider: ProxyNetworkProvider, address: Address): Promise<Map<string, bigint>> {
  const fungible = await provider.getFungibleTokensOfAccount(address);
  const items = await provider.getNonFungibleTokensOfAccount(address);
  return new Map([...fungible, ...items].map(({token, amount}) => [token.identifier, amount]));
}

export async function amountOf(
  provider: ProxyNetworkProvider,
  address: Address,
  identifier: string,
  nonce = 0n,
): Promise<bigint> {
  const {amount} = await provider.getTokenOfAccount(address, new Token({identifier, nonce}));
  return amount;
}

export async function decimalsOf(provider: ProxyNetworkProvider, identifier: string): Promise<number> {
  const {decimals} = await provider.getDefinitionOfFungibleToken(identifier);
  return decimals;
}

export async function collectionType(provider: ProxyNetworkProvider, collection: string): Promise<string> {
  const {type} = await provider.getDefinitionOfTokenCollection(collection);
  return type;
}
// #endregion tokens

// #region send
/** Nonces must follow each other. The hash of a rejected transaction is null. */
export async function sendAll(provider: ProxyNetworkProvider, transactions: Transaction[]): Promise<string[]> {
  const [accepted, hashes] = await provider.sendTransactions(transactions);
  console.log(`${accepted} of ${transactions.length} were accepted`);
  return hashes;
}

export async function simulate(provider: ProxyNetworkProvider, transaction: Transaction): Promise<string> {
  const {status} = await provider.simulateTransaction(transaction);
  return status.toString();
}

export async function estimate(provider: ProxyNetworkProvider, transaction: Transaction): Promise<number> {
  const {gasLimit} = await provider.estimateTransactionCost(transaction);
  return gasLimit;
}
// #endregion send

// #region wait
/** The default timeout of 9 seconds is too short between shards. Throws on timeout. */
export function waitForEnd(provider: ProxyNetworkProvider, hash: string): Promise<TransactionOnNetwork> {
  const options = new AwaitingOptions();
  options.timeoutInMilliseconds = 120_000;
  return provider.awaitTransactionCompleted(hash, options);
}

export function waitForCondition(provider: ProxyNetworkProvider, hash: string): Promise<TransactionOnNetwork> {
  return provider.awaitTransactionOnCondition(hash, ({status}) => !status.isPending());
}

export function waitForBalance(
  provider: ProxyNetworkProvider,
  address: Address,
  amount: bigint,
): Promise<AccountOnNetwork> {
  return provider.awaitAccountOnCondition(address, ({balance}) => balance >= amount);
}
// #endregion wait

// #region read-transaction
export async function resultOf(provider: ProxyNetworkProvider, hash: string): Promise<string[]> {
  const {status, logs} = await provider.getTransaction(hash);
  if (!status.isSuccessful()) throw new Error(`${hash} ended with ${status}`);
  return logs.events.map(({identifier}) => identifier);
}
// #endregion read-transaction

// #region transactions-of
/** Only the API lists transactions. This method returns the latest 25; for filters, use a path. */
export async function lastTransactions(api: ApiNetworkProvider, address: Address): Promise<string[]> {
  const transactions = await api.getTransactions(address);
  return transactions.map(({hash}) => hash);
}

export async function lastSent(api: ApiNetworkProvider, address: Address): Promise<string[]> {
  const sender = address.toBech32();
  const found = await api.doGetGeneric(`accounts/${sender}/transactions?sender=${sender}&status=success&size=5`);
  return found.map(({txHash}: {txHash: string}) => txHash);
}
// #endregion transactions-of

// #region generic
/** Requests a path for which the SDK has no method. */
export async function epochStart(provider: ProxyNetworkProvider, shard: number, epoch: number): Promise<unknown> {
  const {epochStart} = await provider.doGetGeneric(`network/epoch-start/${shard}/by-epoch/${epoch}`);
  return epochStart;
}

export async function accountsOf(provider: ProxyNetworkProvider, addresses: Address[]): Promise<unknown> {
  const body = addresses.map((address) => address.toBech32());
  const {accounts} = await provider.doPostGeneric('address/bulk', body);
  return accounts;
}
// #endregion generic
