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
/** Waits with your own time limit, and reads the identifier that the network gave to the token. */
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
/** Parses a completed transaction that you already have; throws if the network rejected it. */
export function contractOf(delegation: DelegationController, outcome: TransactionOnNetwork): string {
  const [created] = delegation.parseCreateNewDelegationContract(outcome);
  return created!.contractAddress;
}

/** Returns the delegated amount, which only the parser reads. */
export function delegated(outcome: TransactionOnNetwork): bigint {
  const [delegation] = new DelegationTransactionsOutcomeParser().parseDelegate(outcome);
  return delegation!.amount;
}
// #endregion parse

// #region failure
/** The contract's message, which is the second topic of signalError; empty if nothing failed. */
export function whyItFailed(outcome: TransactionOnNetwork): string {
  const [error] = findEventsByIdentifier(outcome, 'signalError');
  return error ? Buffer.from(error.topics[1]!).toString() : '';
}
// #endregion failure
