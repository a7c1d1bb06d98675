import {
  Address,
  AddressValue,
  BigUIntValue,
  type GovernanceController,
  type SmartContractController,
} from '@multiversx/sdk-core';

export const GOVERNANCE_CONTRACT = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla',
);
const DELEGATION_MANAGER = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6',
);

// #region config
export async function readConfig(governance: GovernanceController) {
  const config = await governance.getConfig();
  console.log(`A proposal costs ${config.proposalFee / 10n ** 18n} EGLD.`);
  return config;
}
// #endregion config

// #region proposal
export async function readProposal(governance: GovernanceController, nonce: number) {
  const proposal = await governance.getProposal(nonce);
  const state = !proposal.isClosed ? 'open' : proposal.isPassed ? 'passed' : 'failed';
  console.log(`Proposal ${nonce} is ${state}.`);
  return proposal;
}
// #endregion proposal

// #region power
export function readPower(governance: GovernanceController, voter: Address): Promise<bigint> {
  return governance.getVotingPower(voter);
}
// #endregion power

// #region delegated
/** Returns the stake and voting power that a contract has used for a proposal, and its totals. */
export async function readDelegated(contracts: SmartContractController, contract: Address, nonce: number) {
  const answer: Uint8Array[] = await contracts.query({
    contract: GOVERNANCE_CONTRACT,
    function: 'viewDelegatedVoteInfo',
    arguments: [new AddressValue(contract), new BigUIntValue(nonce)],
  });
  const [usedStake, usedPower, totalStake, totalPower] = answer.map((bytes) =>
    BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`),
  );
  return {usedStake, usedPower, totalStake, totalPower};
}
// #endregion delegated

// #region contract-count
/** Returns the number of delegation contracts in the list of the delegation manager. */
export async function countDelegationContracts(contracts: SmartContractController): Promise<number> {
  const addresses = await contracts.query({
    contract: DELEGATION_MANAGER,
    function: 'getAllContractAddresses',
    arguments: [],
  });
  return addresses.length;
}
// #endregion contract-count
