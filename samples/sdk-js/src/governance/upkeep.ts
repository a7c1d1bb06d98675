import {
  Address,
  type Account,
  type GovernanceController,
  type Transaction,
} from '@multiversx/sdk-core';

// #region clear
/** The SDK calls them proposers; the contract cleans the lists of voters. */
export function clearVotes(
  governance: GovernanceController,
  alice: Account,
  voters: Address[],
): Promise<Transaction> {
  return governance.createTransactionForClearingEndedProposals(alice, alice.getNonceThenIncrement(), {
    proposers: voters,
  });
}
// #endregion clear

// #region change-config
/** Only the owner of the contract can do this. Fees are in atomic units, thresholds in hundredths of a percent. */
export function changeConfig(governance: GovernanceController, owner: Account): Promise<Transaction> {
  return governance.createTransactionForChangingConfig(owner, owner.getNonceThenIncrement(), {
    proposalFee: 500n * 10n ** 18n,
    lastProposalFee: 10n * 10n ** 18n,
    minQuorum: 2000,
    minVetoThreshold: 3300,
    minPassThreshold: 5000,
  });
}
// #endregion change-config

// #region claim-fees
export function claimFees(governance: GovernanceController, owner: Account): Promise<Transaction> {
  return governance.createTransactionForClaimingAccumulatedFees(owner, owner.getNonceThenIncrement(), {});
}
// #endregion claim-fees
