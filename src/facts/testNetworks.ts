import type {Fact} from './fact';

/** Differences of devnet and testnet from mainnet, from their configurations before Supernova unless they say otherwise. */
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
  'devnet-former-rounds-per-epoch': devnet(2_400, 'rounds', 'config.toml', 'EpochStartConfig.RoundsPerEpoch'),
  'testnet-former-rounds-per-epoch': testnet(
    1_200,
    'rounds',
    'config.toml',
    'EpochStartConfig.RoundsPerEpoch',
  ),
  'devnet-supernova-round': {
    ...devnetSupernova(15_539_530, 'round', 'enableRounds.toml', 'SupernovaEnableRound'),
    format: 'plain',
  },
  'devnet-supernova-epoch': {
    ...devnetSupernova(6_439, 'epoch', 'enableEpochs.toml', 'SupernovaEnableEpoch'),
    format: 'plain',
  },
  'devnet-rounds-per-epoch': devnetSupernova(24_000, 'rounds', 'config.toml', 'RoundsPerEpoch'),
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

/** A figure of devnet since Supernova, from the configuration of August 2026. */
function devnetSupernova(value: number, unit: string, file: string, name: string) {
  return testNetworkFact(value, unit, name, {
    repository: 'multiversx/mx-chain-devnet-config',
    file,
    version: '0609b7c',
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
  return {value, unit, distinctive: false, note: `${name}.`, source} as const;
}
