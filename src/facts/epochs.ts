import type {Fact} from './fact';
import {mainnetConfig} from './sources';

/** Mainnet epochs in which features were activated or deactivated. */
export const epochFacts = {
  'esdt-epoch': activation(272, 'ESDTEnableEpoch'),
  'staking-v2-epoch': activation(239, 'StakingV2EnableEpoch'),
  'delegation-manager-epoch': activation(239, 'DelegationManagerEnableEpoch'),
  'multi-transfer-epoch': activation(432, 'ESDTMultiTransferEnableEpoch'),
  'global-mint-burn-end-epoch': activation(432, 'GlobalMintBurnDisableEpoch'),
  'meta-esdt-epoch': activation(460, 'MetaESDTSetEnableEpoch'),
  'burn-for-all-epoch': activation(795, 'ESDTMetadataContinuousCleanupEnableEpoch'),
  'guardians-epoch': activation(1075, 'SetGuardianEnableEpoch'),
  'execution-limits-epoch': activation(938, 'MaxBlockchainHookCountersEnableEpoch'),
  'multi-transfer-event-epoch': activation(1265, 'ScToScLogEventEnableEpoch'),
  'governance-epoch': activation(1265, 'GovernanceEnableEpoch'),
  'governance-fixes-epoch': activation(1831, 'GovernanceFixesEnableEpoch'),
  'migrate-data-trie-epoch': activation(1293, 'MigrateDataTrieEnableEpoch'),
  'staking-v4-epoch': activation(1391, 'StakingV4Step1EnableEpoch'),
  'staking-v4-auction-epoch': activation(1392, 'StakingV4Step2EnableEpoch'),
  'staking-v4-selection-epoch': activation(1393, 'StakingV4Step3EnableEpoch'),
  'egld-multi-transfer-epoch': activation(1575, 'EGLDInMultiTransferEnableEpoch'),
  'crypto-opcodes-v2-epoch': activation(1575, 'CryptoOpcodesV2EnableEpoch'),
  'relayed-v3-epoch': activation(1671, 'RelayedTransactionsV3EnableEpoch'),
  'relayed-v1-v2-end-epoch': activation(1918, 'RelayedTransactionsV1V2DisableEpoch'),
  'andromeda-epoch': activation(1763, 'AndromedaEnableEpoch'),
  'barnard-epoch': activation(1820, 'BarnardOpcodesEnableEpoch'),
  'automatic-activation-end-epoch': activation(1820, 'AutomaticActivationOfNodesDisableEpoch'),
  'username-change-epoch': {
    ...activation(1_000_000, 'ChangeUsernameEnableEpoch'),
    note: 'A placeholder: the feature is switched off.',
  },
} as const satisfies Record<string, Fact>;

function activation(value: number, key: string) {
  return {
    value,
    format: 'plain',
    source: mainnetConfig('enableEpochs.toml', `EnableEpochs.${key}`),
  } as const;
}
