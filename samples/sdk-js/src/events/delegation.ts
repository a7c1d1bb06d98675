// #region imports
import {Address, findEventsByIdentifier, type TransactionOnNetwork} from '@multiversx/sdk-core';
import {unsigned} from './transfers.js';
// #endregion imports

// #region delegations
export interface Delegation {
  delegator: string;
  provider: string;
  amount: bigint;
  /** Everything that the delegator currently has with this provider. */
  active: bigint;
  /** Everything that all delegators currently have with the provider. */
  totalActive: bigint;
}

/** Fresh delegations and redelegated rewards; both write the event `delegate`. */
export function delegationsIn(transaction: TransactionOnNetwork): Delegation[] {
  return findEventsByIdentifier(transaction, 'delegate').map(({address, topics}) => ({
    delegator: address.toBech32(),
    provider: new Address(topics[4]!).toBech32(),
    amount: unsigned(topics[0]!),
    active: unsigned(topics[1]!),
    totalActive: unsigned(topics[3]!),
  }));
}
// #endregion delegations
