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
/** Waits with a time of your own, and reads what the network called the token. */
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
/** Of a completed transaction that you have already; throws where the network refused it. */
export function contractOf(delegation: DelegationController, outcome: TransactionOnNetwork): string {
  const [created] = delegation.parseCreateNewDelegationContract(outcome);
  return created!.contractAddress;
}

/** What was delegated, which only the parser reads. */
export function delegated(outcome: TransactionOnNetwork): bigint {
  const [delegation] = new DelegationTransactionsOutcomeParser().parseDelegate(outcome);
  return delegation!.amount;
}
// #endregion parse

// #region failure
/** The contract's message, which stands in the second topic of signalError; empty where nothing failed. */
export function whyItFailed(outcome: TransactionOnNetwork): string {
  const [error] = findEventsByIdentifier(outcome, 'signalError');
  return error ? Buffer.from(error.topics[1]!).toString() : '';
}
// #endregion failure
