// #region connect
import {Address, ProxyNetworkProvider, SmartContractQuery, Token, Transaction} from '@multiversx/sdk-core';

export function connect(url = 'https://devnet-gateway.multiversx.com'): ProxyNetworkProvider {
  return new ProxyNetworkProvider(url, {clientName: 'my-app'});
}
// #endregion connect

// #region account
export async function readAccount(gateway: ProxyNetworkProvider, address: Address) {
  const {nonce, balance} = await gateway.getAccount(address);
  const token = await gateway.getTokenOfAccount(address, new Token({identifier: 'ALICE-a1b2c3'}));
  return {nonce, balance, tokens: token.amount};
}
// #endregion account

// #region past
/** The balance after a block of the account's own shard. */
export async function balanceAt(
  gateway: ProxyNetworkProvider,
  address: Address,
  blockNonce: bigint,
): Promise<bigint> {
  const answer = await gateway.doGetGeneric(`address/${address.toBech32()}/balance?blockNonce=${blockNonce}`);
  return BigInt(answer.balance);
}
// #endregion past

// #region send
export async function send(gateway: ProxyNetworkProvider, transaction: Transaction): Promise<string> {
  return gateway.sendTransaction(transaction);
}

/** Returns `pending`, `success` or `fail`, and the reason if it failed. */
export async function outcomeOf(
  gateway: ProxyNetworkProvider,
  hash: string,
): Promise<{status: string; reason: string}> {
  const {status, reason} = await gateway.doGetGeneric(`transaction/${hash}/process-status`);
  return {status, reason};
}
// #endregion send

// #region query
/** Returns the deposit of `donor`, from a view with one number as its result. */
export async function depositOf(
  gateway: ProxyNetworkProvider,
  contract: Address,
  donor: Address,
): Promise<bigint> {
  const answer = await gateway.queryContract(
    new SmartContractQuery({contract, function: 'getDeposit', arguments: [donor.getPublicKey()]}),
  );
  if (answer.returnCode !== 'ok') throw new Error(`getDeposit: ${answer.returnCode}: ${answer.returnMessage}`);
  const hex = Buffer.from(answer.returnDataParts[0] ?? []).toString('hex');
  return BigInt(`0x${hex || '0'}`);
}
// #endregion query

// #region network
/** Seconds until the epoch ends, if every round from now on has its normal length. */
export async function secondsLeftInEpoch(gateway: ProxyNetworkProvider): Promise<number> {
  const {raw: config} = await gateway.getNetworkConfig();
  const {raw: status} = await gateway.getNetworkStatus();
  const rounds = config['erd_rounds_per_epoch'] - status['erd_rounds_passed_in_current_epoch'];
  return (rounds * config['erd_round_duration']) / 1000;
}
// #endregion network

// #region hyperblock
/** Hashes of the transactions that the latest final hyperblock completed. */
export async function newestTransactions(gateway: ProxyNetworkProvider): Promise<string[]> {
  const {highestFinalNonce} = await gateway.getNetworkStatus();
  const {hyperblock} = await gateway.doGetGeneric(`hyperblock/by-nonce/${highestFinalNonce}`);
  return hyperblock.transactions.map(({hash}: {hash: string}) => hash);
}
// #endregion hyperblock
