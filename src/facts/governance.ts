import type {Fact, FactConversion} from './fact';
import {chainGo, derivedFromMainnetConfig, mainnetConfig} from './sources';

const systemContracts = 'systemSmartContractsConfig.toml';
const ownerMayChangeIt =
  'The owner of the governance contract can change it on the chain; viewConfig answers the value in force.';

/** Returns the source of a setting of the governance contract. */
const setting = (key: string, conversion?: FactConversion) =>
  mainnetConfig(systemContracts, `GovernanceSystemSCConfig.${key}`, conversion);

/** Cost of a proposal and conditions for its acceptance. */
export const governanceFacts = {
  'proposal-cost': {
    value: 1_000,
    unit: 'EGLD',
    note: ownerMayChangeIt,
    source: setting('Active.ProposalCost', 'atomic-to-egld'),
  },
  'lost-proposal-fee': {
    value: 10,
    unit: 'EGLD',
    note: ownerMayChangeIt,
    source: setting('Active.LostProposalFee', 'atomic-to-egld'),
  },
  'governance-quorum': {
    value: 20,
    unit: '%',
    note: ownerMayChangeIt,
    source: setting('Active.MinQuorum', 'fraction-to-percent'),
  },
  'governance-pass-threshold': {
    value: 50,
    unit: '%',
    note: ownerMayChangeIt,
    source: setting('Active.MinPassThreshold', 'fraction-to-percent'),
  },
  'governance-veto-threshold': {
    value: 33,
    unit: '%',
    distinctive: true,
    note: ownerMayChangeIt,
    source: setting('Active.MinVetoThreshold', 'fraction-to-percent'),
  },
  'max-voting-delay': {
    value: 30,
    unit: 'epochs',
    note: 'A vote starts less than this number of epochs after the proposal: at most 29 epochs later.',
    source: setting('MaxVotingDelayPeriodInEpochs'),
  },
  'max-voting-period': {
    value: 10,
    unit: 'epochs',
    note: 'unbond-epochs bounds it: the last epoch is at most 9 after the first.',
    source: derivedFromMainnetConfig(systemContracts),
  },
  'proposal-hash-length': {
    value: 40,
    unit: 'characters',
    note: 'A full commit hash in hexadecimal.',
    source: chainGo('vm/systemSmartContracts/governance.go'),
  },
} as const satisfies Record<string, Fact>;
