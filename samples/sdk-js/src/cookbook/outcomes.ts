import {
  DelegationTransactionsOutcomeParser,
  findEventsByIdentifier,
  type DelegationController,
  type ProxyNetworkProvider,
  type TokenManagementController,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';
import {waitForEnd} from './network.js';

// #region await
/** Waits with your own timeout, and returns the identifier of the new token. */
export async function identifierOfIssue(
  tokens: TokenManagementController,
  provider: ProxyNetworkProvider,
  hash: string,
): Promise<string> {
  const outcome = await waitForEnd(provider, hash);
  const [issued] = tokens.parseIssueFungible(outcome);
  return issued!.tokenIdentifier;
}
// #endregion await

// #region parse
/** Parses a completed transaction. Throws if the operation failed. */
export function contractOf(delegation: DelegationController, outcome: TransactionOnNetwork): string {
  const [created] = delegation.parseCreateNewDelegationContract(outcome);
  return created!.contractAddress;
}

/** Returns the delegated amount. The controller has no method for it. */
export function delegated(outcome: TransactionOnNetwork): bigint {
  const [delegation] = new DelegationTransactionsOutcomeParser().parseDelegate(outcome);
  return delegation!.amount;
}
// #endregion parse

// #region failure
/** Returns the error message (the second topic of signalError), or an empty string if the transaction succeeded. */
export function whyItFailed(outcome: TransactionOnNetwork): string {
  const [error] = findEventsByIdentifier(outcome, 'signalError');
  return error ? Buffer.from(error.topics[1]!).toString() : '';
}
// #endregion failure
