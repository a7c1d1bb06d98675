import {DevnetEntrypoint, Vote, type Account, type GovernanceController, type Transaction} from '@multiversx/sdk-core';

// #region setup
export const entrypoint = new DevnetEntrypoint();
export const governance = entrypoint.createGovernanceController();
export const contracts = entrypoint.createSmartContractController();
// #endregion setup

// #region propose
export async function propose(
  governance: GovernanceController,
  alice: Account,
  startVoteEpoch: number,
  endVoteEpoch: number,
): Promise<Transaction> {
  const {proposalFee} = await governance.getConfig();
  return governance.createTransactionForNewProposal(alice, alice.getNonceThenIncrement(), {
    commitHash: 'ce245f57c6c117e77a54272c0215ce6afb00118e',
    startVoteEpoch,
    endVoteEpoch,
    nativeTokenAmount: proposalFee,
  });
}
// #endregion propose

// #region vote
export function vote(
  governance: GovernanceController,
  alice: Account,
  delegationContracts: number,
): Promise<Transaction> {
  return governance.createTransactionForVoting(alice, alice.getNonceThenIncrement(), {
    proposalNonce: 12,
    vote: Vote.YES,
    gasLimit: 5_100_000n + 50_000n * BigInt(delegationContracts + 1),
  });
}
// #endregion vote

// #region close
export function close(governance: GovernanceController, alice: Account): Promise<Transaction> {
  return governance.createTransactionForClosingProposal(alice, alice.getNonceThenIncrement(), {
    proposalNonce: 12,
  });
}
// #endregion close
