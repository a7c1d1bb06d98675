import type {Fact} from './fact';

/** Differences of devnet and testnet from mainnet, from their configurations before Supernova. */
export const testNetworkFacts = {
  'devnet-validators-per-shard': devnet(58, 'validators', 'config.toml', 'ShardMinNumNodes'),
  'testnet-validators-per-shard': testnet(400, 'validators', 'config.toml', 'ShardMinNumNodes'),
  'devnet-unbond-epochs': devnet(1, 'epochs', 'systemSmartContractsConfig.toml', 'UnBondPeriodInEpochs'),
  'testnet-unbond-epochs': testnet(2, 'epochs', 'systemSmartContractsConfig.toml', 'UnBondPeriodInEpochs'),
  'devnet-guardian-activation': devnet(4, 'epochs', 'config.toml', 'SetGuardianEpochsDelay'),
  'testnet-guardian-activation': testnet(4, 'epochs', 'config.toml', 'SetGuardianEpochsDelay'),
  'devnet-genesis-timestamp': {
    ...devnet(1_694_000_000, 'seconds', 'nodesSetup.json', 'startTime'),
    format: 'plain',
  },
  'testnet-genesis-timestamp': {
    ...testnet(1_745_415_000, 'seconds', 'nodesSetup.json', 'startTime'),
    format: 'plain',
  },
  'devnet-username-change-epoch': {
    ...devnet(629, 'epoch', 'enableEpochs.toml', 'ChangeUsernameEnableEpoch'),
    format: 'plain',
  },
} as const satisfies Record<string, Fact>;

function devnet(value: number, unit: string, file: string, name: string) {
  return testNetworkFact(value, unit, name, {
    repository: 'multiversx/mx-chain-devnet-config',
    file,
    version: 'D1.11.5.0',
  });
}

function testnet(value: number, unit: string, file: string, name: string) {
  return testNetworkFact(value, unit, name, {
    repository: 'multiversx/mx-chain-testnet-config',
    file,
    version: 'T1.11.0.0',
  });
}

/** No figure is recognised in prose, because mainnet and many examples have the same ones. */
function testNetworkFact(value: number, unit: string, name: string, source: Fact['source']) {
  return {value, unit, volatile: true, distinctive: false, note: `${name}.`, source} as const;
}
