import type {Fact} from './fact';
import {GAS_SCHEDULE} from './gasCosts';
import {chainCoreGo, chainGo, mainnetConfig, sdkJsCore, vmCommonGo} from './sources';

const esdtContract = 'vm/systemSmartContracts/esdt.go';
const transactionFactory = 'src/core/transactionsFactoryConfig.ts';

/** Cost, gas and rules of ESDT tokens. */
export const tokenFacts = {
  'esdt-issue-cost': {
    value: 0.05,
    unit: 'EGLD',
    note: 'The ESDT contract started at 5 EGLD (BaseIssuingCost of the configuration) and its owner lowered it on the chain; getContractConfig of the contract answers the value in force.',
    source: sdkJsCore(transactionFactory),
  },
  'esdt-issue-gas': {
    value: 60_000_000n,
    unit: 'gas',
    note: 'Gas limit that covers the 50,000,000 of the system contract and the data field.',
    source: sdkJsCore(transactionFactory),
  },
  'esdt-operation-gas': {
    value: 60_000_000n,
    unit: 'gas',
    note: 'Gas limit for pausing, freezing, wiping, roles and other calls of the ESDT contract.',
    source: sdkJsCore(transactionFactory),
  },
  'esdt-set-role-gas': {value: 60_000_000n, unit: 'gas', source: sdkJsCore(transactionFactory)},
  'esdt-issue-execution-gas': {
    value: 50_000_000n,
    unit: 'gas',
    source: mainnetConfig(GAS_SCHEDULE, 'MetaChainSystemSCsCost.ESDTIssue'),
  },
  'esdt-operation-execution-gas': {
    value: 50_000_000n,
    unit: 'gas',
    source: mainnetConfig(GAS_SCHEDULE, 'MetaChainSystemSCsCost.ESDTOperations'),
  },
  'esdt-name-min-length': {value: 3, unit: 'characters', distinctive: false, source: chainGo(esdtContract)},
  'esdt-name-max-length': {
    value: 20,
    unit: 'characters',
    note: 'For tokens of every kind. The contract keeps it as MaxTokenNameLength, which its owner may change; getContractConfig answers the value in force.',
    source: chainGo(esdtContract),
  },
  'esdt-ticker-min-length': {value: 3, unit: 'characters', distinctive: false, source: chainGo(esdtContract)},
  'esdt-ticker-max-length': {value: 10, unit: 'characters', source: chainGo(esdtContract)},
  'esdt-identifier-suffix-length': {
    value: 6,
    unit: 'characters',
    note: 'Three random bytes in hexadecimal, after the ticker and a dash.',
    source: chainGo(esdtContract),
  },
  'esdt-identifier-attempts': {
    value: 50,
    unit: 'identifiers',
    note: 'numOfRetriesForIdentifier: how many the contract tries before it gives up.',
    source: chainGo(esdtContract),
  },
  'esdt-min-decimals': {value: 0, unit: 'decimals', distinctive: false, source: chainGo(esdtContract)},
  'esdt-max-decimals': {value: 18, unit: 'decimals', distinctive: false, source: chainGo(esdtContract)},
  'max-royalties': {
    value: 10_000,
    note: 'Hundredths of a percent: 10,000 is 100%.',
    source: chainCoreGo('core/constants.go'),
  },
  'esdt-transfer-gas': {
    value: 500_000n,
    unit: 'gas',
    note: 'Customary gas limit of ESDTTransfer: movement of the data field, 200,000 for the function and a margin.',
    source: {repository: 'multiversx/mx-docs', file: 'docs/tokens/fungible-tokens.mdx', version: '6d4d48e'},
  },
  'esdt-max-supply-length': {
    value: 100,
    unit: 'bytes',
    distinctive: false,
    note: 'MaxLenForESDTIssueMint: longest encoding of an amount that is issued or minted.',
    source: chainCoreGo('core/constants.go'),
  },
  'nft-max-quantity-length': {
    value: 32,
    unit: 'bytes',
    note: 'maxLenForAddNFTQuantity, for creating and for adding quantity.',
    source: vmCommonGo('builtInFunctions/esdtNFTAddQuantity.go'),
  },
  'max-transfers-per-tx': {
    value: 250,
    unit: 'transfers',
    distinctive: false,
    source: mainnetConfig(GAS_SCHEDULE, 'MaxPerTransaction.MaxNumberOfTransfersPerTx'),
  },
  'esdt-transfer-execution-gas': {
    value: 200_000n,
    unit: 'gas',
    source: mainnetConfig(GAS_SCHEDULE, 'BuiltInCost.ESDTTransfer'),
  },
  'nft-create-execution-gas': {
    value: 150_000n,
    unit: 'gas',
    note: 'And store-gas-per-byte for each byte of the arguments.',
    source: mainnetConfig(GAS_SCHEDULE, 'BuiltInCost.ESDTNFTCreate'),
  },
  'store-gas-per-byte': {
    value: 10_000n,
    unit: 'gas',
    distinctive: false,
    source: mainnetConfig(GAS_SCHEDULE, 'BaseOperationCost.StorePerByte'),
  },
  'dynamic-esdt-epoch': {
    value: 1575,
    format: 'plain',
    source: mainnetConfig('enableEpochs.toml', 'EnableEpochs.DynamicESDTEnableEpoch'),
  },
  'nft-creator-nonce-range': {
    value: 72_057_594_037_927_935n,
    unit: 'nonces',
    note: '(2^64 - 1) / 256, rounded down: if a collection has several creators, each starts at this number times the last byte of its address.',
    source: vmCommonGo('builtInFunctions/esdtRoles.go'),
  },
  'nft-thumbnail-max-size': {
    value: 64,
    unit: 'MiB',
    note: 'Largest file of an item from which the API makes a thumbnail.',
    source: {
      repository: 'multiversx/mx-api-service',
      file: 'src/queue.worker/nft.worker/queue/job-services/media/nft.media.service.ts',
      version: 'v1.18.0',
    },
  },
  'branding-logo-side': brandingRule(200, 'pixels'),
  'branding-logo-max-size': brandingRule(100, 'kB'),
} as const satisfies Record<string, Fact>;

/** A requirement of mx-assets for the PNG logo of a token. */
function brandingRule(value: number, unit: string) {
  return {
    value,
    unit,
    distinctive: false,
    source: {repository: 'multiversx/mx-assets', file: 'README.md', version: '30d40c8'},
  } as const;
}
