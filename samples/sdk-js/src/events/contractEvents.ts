// #region imports
import {
  findEventsByFirstTopic,
  TransactionEventsParser,
  type Abi,
  type Address,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';
// #endregion imports

// #region donations
export interface Donation {
  donor: string;
  amount: bigint;
}

/** Returns what a transaction donated, from the campaign's `funded` events. */
export function donationsIn(transaction: TransactionOnNetwork, campaign: Address, abi: Abi): Donation[] {
  const parser = new TransactionEventsParser({abi});
  return findEventsByFirstTopic(transaction, 'funded')
    .filter((event) => event.address.equals(campaign))
    .map((event) => {
      const {donor, amount} = parser.parseEvent({event});
      return {donor: donor.toBech32(), amount: BigInt(amount.toFixed())};
    });
}
// #endregion donations
