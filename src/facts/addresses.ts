import type {Fact} from './fact';
import {chainGo} from './sources';

/** System contracts. They are on the metachain of every network with the address prefix `erd`. */
export const addressFacts = {
  'staking-contract-address': systemContract(
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqllls0lczs7',
    'StakingSCAddress: the register of nodes. Validators call validator-contract-address.',
  ),
  'validator-contract-address': systemContract(
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l',
    'ValidatorSCAddress: stake, unStake, unBond, unJail and claim are sent here.',
  ),
  'esdt-contract-address': systemContract(
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u',
    'ESDTSCAddress.',
  ),
  'governance-contract-address': systemContract(
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla',
    'GovernanceSCAddress.',
  ),
  'delegation-manager-address': systemContract(
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6',
    'DelegationManagerSCAddress.',
  ),
} as const satisfies Record<string, Fact>;

function systemContract(value: string, note: string) {
  return {value, note, source: chainGo('vm/address.go')} as const;
}
