import type {Fact, FactSource} from './fact';

const ownerMayChangeIt = "The bridge's owner can change it on the chain.";

/** The Ad-Astra bridge, as configured by the contracts of release 3.0. */
export const bridgeFacts = {
  'bridge-relayers': {
    value: 10,
    unit: 'relayers',
    note: 'Of each of the two bridges; the release scripts of both sides name ten.',
    source: evmContracts('scripts/mainnet-v3-eth-release.sh'),
  },
  'bridge-quorum': {
    value: 7,
    unit: 'relayers',
    note: `${ownerMayChangeIt} The view getQuorum of the multisig answers the value in force.`,
    source: multiversxContracts('multisig/interaction/release-v3/config-setter.cfg'),
  },
  'bridge-evm-min-quorum': {
    value: 3,
    unit: 'relayers',
    note: 'The contract on the EVM side accepts no lower quorum; the one on MultiversX has no such limit.',
    source: evmContracts('contracts/Bridge.sol'),
  },
  'bridge-batch-size': {
    value: 10,
    unit: 'transfers',
    note: `A default, the same on both sides. ${ownerMayChangeIt}`,
    source: multiversxContracts('esdt-safe/src/lib.rs'),
  },
  'bridge-evm-max-batch-size': {
    value: 100,
    unit: 'transfers',
    distinctive: false,
    source: evmContracts('contracts/ERC20Safe.sol'),
  },
  'bridge-evm-batch-blocks': {
    value: 40,
    unit: 'blocks',
    note: `How long a batch takes deposits, and as much again to settle. ${ownerMayChangeIt}`,
    source: evmContracts('contracts/ERC20Safe.sol'),
  },
  'bridge-batch-blocks': {
    value: 100,
    unit: 'blocks',
    distinctive: false,
    note: `On MultiversX. ${ownerMayChangeIt}`,
    source: multiversxContracts('esdt-safe/src/lib.rs'),
  },
  'bridge-finality-blocks': {
    value: 10,
    unit: 'blocks',
    note: 'On MultiversX; more than this number of blocks have to follow the last transfer of a batch.',
    source: multiversxContracts('common/transaction/src/lib.rs'),
  },
  'bridge-min-call-gas': {
    value: 10_000_000n,
    unit: 'gas',
    distinctive: false,
    source: multiversxContracts('bridge-proxy/src/bridge-proxy.rs'),
  },
  'bridge-max-call-gas': {
    value: 249_999_999n,
    unit: 'gas',
    source: multiversxContracts('bridge-proxy/src/bridge-proxy.rs'),
  },
  'bridge-callback-gas': {
    value: 20_000_000n,
    unit: 'gas',
    distinctive: false,
    note: '4,000,000 on the branch feat/v3.1.',
    source: multiversxContracts('bridge-proxy/src/bridge-proxy.rs'),
  },
} as const satisfies Record<string, Fact>;

function multiversxContracts(file: string): FactSource {
  return {repository: 'multiversx/mx-bridge-eth-sc-rs', file, version: 'v3.0.22'};
}

function evmContracts(file: string): FactSource {
  return {repository: 'multiversx/mx-bridge-eth-sc-sol', file, version: 'v3.0.4'};
}
