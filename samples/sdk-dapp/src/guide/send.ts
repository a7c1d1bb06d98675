// #region build
import {Address, Transaction} from '@multiversx/sdk-core';
import {getAccount} from '@multiversx/sdk-dapp/out/methods/account/getAccount';
import {getNetworkConfig} from '@multiversx/sdk-dapp/out/methods/network/getNetworkConfig';

export function buildTransfer(receiver: string, amount: bigint): Transaction {
  const {address, isGuarded} = getAccount();
  const {network} = getNetworkConfig();
  return new Transaction({
    sender: Address.newFromBech32(address),
    receiver: Address.newFromBech32(receiver),
    value: amount,
    // sdk-dapp sets the nonce and guardian when it signs, but doesn't add gas for the guardian.
    gasLimit: isGuarded ? 100_000n : 50_000n,
    chainID: network.chainId,
  });
}
// #endregion build

// #region send
import {TransactionManager} from '@multiversx/sdk-dapp/out/managers/TransactionManager';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';

/** Signs, sends and tracks the transactions as one session. Returns the session ID. */
export async function signAndSend(transactions: Transaction[]): Promise<string> {
  const signed = await getAccountProvider().signTransactions(transactions);
  const manager = TransactionManager.getInstance();
  const sent = await manager.send(signed);
  return manager.track(sent, {
    transactionsDisplayInfo: {
      processingMessage: 'Sending your transfer',
      successMessage: 'Transfer completed',
      errorMessage: 'Transfer failed',
    },
    onSuccess: async (sessionId) => console.info(`session ${sessionId} succeeded`),
    onFail: async (sessionId) => console.warn(`session ${sessionId} failed`),
  });
}
// #endregion send

// #region batches
/** The API sends the second group after it has executed the first. */
export async function signAndSendInOrder(first: Transaction[], second: Transaction[]): Promise<string> {
  const signed = await getAccountProvider().signTransactions([...first, ...second]);
  const manager = TransactionManager.getInstance();
  const sent = await manager.send([signed.slice(0, first.length), signed.slice(first.length)]);
  return manager.track(sent);
}
// #endregion batches

// #region message
import {Message} from '@multiversx/sdk-core';

export async function signText(text: string): Promise<Message | null> {
  return getAccountProvider().signMessage(new Message({data: new TextEncoder().encode(text)}));
}
// #endregion message

// #region session
import {getTransactionSessions} from '@multiversx/sdk-dapp/out/methods/transactions/getTransactionSessions';

export function sessionStatus(sessionId: string): string | undefined {
  return getTransactionSessions()[sessionId]?.status;
}
// #endregion session
