import type {Fact} from './fact';
import {mainnetConfig} from './sources';

/** The current gas schedule. The fact `gas-schedule-file` changes when the network moves to another one. */
export const GAS_SCHEDULE = 'gasSchedules/gasScheduleV9.toml';

/**
 * Execution gas of functions, storage and virtual-machine calls. The movement gas of the data field is added to it.
 */
export const gasCostFacts = {
  'gas-schedule-file': {
    value: 'gasScheduleV9.toml',
    since: 'epoch 1763',
    source: mainnetConfig('enableEpochs.toml', 'GasSchedule.GasScheduleByEpochs[-1].FileName'),
  },

  'change-owner-address-execution-gas': cost(5_000_000n, 'BuiltInCost.ChangeOwnerAddress'),
  'claim-developer-rewards-execution-gas': cost(5_000_000n, 'BuiltInCost.ClaimDeveloperRewards'),
  'set-user-name-execution-gas': cost(1_000_000n, 'BuiltInCost.SaveUserName'),
  'save-key-value-execution-gas': cost(
    100_000n,
    'BuiltInCost.SaveKeyValue',
    'And persist-gas-per-byte for each byte of keys and values, and store-gas-per-byte for each byte that a value grows.',
  ),
  'esdt-burn-execution-gas': cost(100_000n, 'BuiltInCost.ESDTBurn'),
  'esdt-local-mint-execution-gas': cost(50_000n, 'BuiltInCost.ESDTLocalMint'),
  'esdt-local-burn-execution-gas': cost(50_000n, 'BuiltInCost.ESDTLocalBurn'),
  'nft-add-quantity-execution-gas': cost(50_000n, 'BuiltInCost.ESDTNFTAddQuantity'),
  'nft-burn-execution-gas': cost(50_000n, 'BuiltInCost.ESDTNFTBurn'),
  'nft-transfer-execution-gas': cost(200_000n, 'BuiltInCost.ESDTNFTTransfer'),
  'multi-transfer-execution-gas': cost(200_000n, 'BuiltInCost.MultiESDTNFTTransfer', 'For each transfer.'),
  'nft-add-uri-execution-gas': cost(50_000n, 'BuiltInCost.ESDTNFTAddUri'),
  'nft-update-attributes-execution-gas': cost(50_000n, 'BuiltInCost.ESDTNFTUpdateAttributes'),
  'nft-modify-royalties-execution-gas': cost(500_000n, 'BuiltInCost.ESDTModifyRoyalties'),
  'nft-modify-creator-execution-gas': cost(500_000n, 'BuiltInCost.ESDTModifyCreator'),
  'nft-recreate-execution-gas': cost(1_000_000n, 'BuiltInCost.ESDTNFTRecreate'),
  'nft-update-execution-gas': cost(1_000_000n, 'BuiltInCost.ESDTNFTUpdate'),
  'nft-set-uris-execution-gas': cost(500_000n, 'BuiltInCost.ESDTNFTSetNewURIs'),
  'set-guardian-execution-gas': cost(250_000n, 'BuiltInCost.SetGuardian'),
  'guard-account-execution-gas': cost(250_000n, 'BuiltInCost.GuardAccount'),
  'unguard-account-execution-gas': cost(250_000n, 'BuiltInCost.UnGuardAccount'),
  'trie-load-gas-per-node': cost(100_000n, 'BuiltInCost.TrieLoadPerNode', 'Of MigrateDataTrie.'),
  'trie-store-gas-per-node': cost(50_000n, 'BuiltInCost.TrieStorePerNode', 'Of MigrateDataTrie.'),

  'stake-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.Stake'),
  'unstake-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.UnStake'),
  'unbond-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.UnBond'),
  'unjail-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.UnJail'),
  'unstake-tokens-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.UnstakeTokens'),
  'unbond-tokens-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.UnbondTokens'),
  'change-reward-address-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.ChangeRewardAddress'),
  'change-validator-keys-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.ChangeValidatorKeys'),
  'get-all-node-states-execution-gas': cost(20_000_000n, 'MetaChainSystemSCsCost.GetAllNodeStates'),
  'delegation-execution-gas': cost(
    1_000_000n,
    'MetaChainSystemSCsCost.DelegationOps',
    'Calls of a delegation contract; one that stakes or unstakes nodes uses the gas of the staking call for each node as well.',
  ),
  'delegation-manager-execution-gas': cost(50_000_000n, 'MetaChainSystemSCsCost.DelegationMgrOps'),
  'validator-to-delegation-execution-gas': cost(
    500_000_000n,
    'MetaChainSystemSCsCost.ValidatorToDelegation',
    'Turning a validator into a delegation contract, or merging it into one. The SDKs default to a tenth.',
  ),
  'proposal-execution-gas': cost(50_000_000n, 'MetaChainSystemSCsCost.Proposal'),
  'vote-execution-gas': cost(5_000_000n, 'MetaChainSystemSCsCost.Vote'),
  'active-fund-execution-gas': cost(
    50_000n,
    'MetaChainSystemSCsCost.GetActiveFund',
    'A vote uses it for each contract in the list of the delegation manager.',
  ),
  'delegate-vote-execution-gas': cost(50_000_000n, 'MetaChainSystemSCsCost.DelegateVote'),
  'close-proposal-execution-gas': cost(50_000_000n, 'MetaChainSystemSCsCost.CloseProposal'),
  'clear-proposal-execution-gas': cost(50_000_000n, 'MetaChainSystemSCsCost.ClearProposal'),
  'claim-accumulated-fees-execution-gas': cost(1_000_000n, 'MetaChainSystemSCsCost.ClaimAccumulatedFees'),
  'change-config-execution-gas': cost(50_000_000n, 'MetaChainSystemSCsCost.ChangeConfig'),

  'persist-gas-per-byte': cost(1_000n, 'BaseOperationCost.PersistPerByte'),
  'data-copy-gas-per-byte': cost(50n, 'BaseOperationCost.DataCopyPerByte'),
  'release-gas-per-byte': cost(1_000n, 'BaseOperationCost.ReleasePerByte'),
  'compile-gas-per-byte': cost(300n, 'BaseOperationCost.CompilePerByte'),
  'aot-prepare-gas-per-byte': cost(100n, 'BaseOperationCost.AoTPreparePerByte'),
  'get-code-gas': cost(1_000_000n, 'BaseOperationCost.GetCode'),

  'storage-store-gas': cost(
    75_000n,
    'BaseOpsAPICost.StorageStore',
    'And store-gas-per-byte for each new byte.',
  ),
  'storage-load-gas': cost(50_000n, 'BaseOpsAPICost.StorageLoad'),
  'cached-storage-load-gas': cost(1_000n, 'BaseOpsAPICost.CachedStorageLoad'),
  'dynamic-storage-load-quadratic': coefficient(688, 'DynamicStorageLoad.QuadraticCoefficient'),
  'dynamic-storage-load-linear': coefficient(31_858, 'DynamicStorageLoad.LinearCoefficient'),
  'dynamic-storage-load-constant': coefficient(15_287, 'DynamicStorageLoad.ConstantCoefficient'),
  'dynamic-storage-load-min-gas': cost(10_000n, 'DynamicStorageLoad.MinimumGasCost'),
  'transfer-value-gas': cost(100_000n, 'BaseOpsAPICost.TransferValue'),
  'async-call-step-gas': cost(100_000n, 'BaseOpsAPICost.AsyncCallStep'),
  'async-callback-gas-lock': cost(4_000_000n, 'BaseOpsAPICost.AsyncCallbackGasLock'),
  'create-async-call-gas': cost(200_000n, 'BaseOpsAPICost.CreateAsyncCall'),
  'execute-on-dest-gas': cost(100_000n, 'BaseOpsAPICost.ExecuteOnDestContext'),
  'execute-read-only-gas': cost(160_000n, 'BaseOpsAPICost.ExecuteReadOnly'),
  'create-contract-gas': cost(300_000n, 'BaseOpsAPICost.CreateContract'),
  'log-gas': cost(3_750n, 'BaseOpsAPICost.Log'),
  'big-int-add-gas': cost(2_000n, 'BigIntAPICost.BigIntAdd'),
  'big-int-mul-gas': cost(6_000n, 'BigIntAPICost.BigIntMul'),
  'big-int-byte-gas': cost(
    1_000n,
    'BigIntAPICost.CopyPerByteForTooBig',
    'For each byte of the result of a power or a left shift, and of each operand above 32 bytes.',
  ),
  'managed-buffer-gas': cost(
    2_000n,
    'ManagedBufferAPICost.MBufferNew',
    'Creating, reading, slicing or appending.',
  ),
  'managed-map-gas': cost(10_000n, 'ManagedMapAPICost.ManagedMapNew'),
  'sha256-gas': cost(1_000_000n, 'CryptoAPICost.SHA256'),
  'keccak256-gas': cost(1_000_000n, 'CryptoAPICost.Keccak256'),
  'ripemd160-gas': cost(1_000_000n, 'CryptoAPICost.Ripemd160'),
  'verify-bls-gas': cost(5_000_000n, 'CryptoAPICost.VerifyBLS'),
  'verify-ed25519-gas': cost(2_000_000n, 'CryptoAPICost.VerifyEd25519'),
  'verify-secp256k1-gas': cost(2_000_000n, 'CryptoAPICost.VerifySecp256k1'),
  'verify-secp256r1-gas': cost(2_000_000n, 'CryptoAPICost.VerifySecp256r1'),
  'wasm-opcode-gas': cost(
    5n,
    'WASMOpcodeCost.I64Add',
    'Of most opcodes; division, floats and memory growth cost more.',
  ),
  'memory-grow-gas': cost(1_000_000n, 'WASMOpcodeCost.MemoryGrow'),

  'max-built-in-calls-per-tx': limit(100, 'calls', 'MaxPerTransaction.MaxBuiltInCallsPerTx'),
  'max-trie-reads-per-tx': limit(1_500, 'reads', 'MaxPerTransaction.MaxNumberOfTrieReadsPerTx'),
  'max-memory-grow': limit(10, 'calls', 'WASMOpcodeCost.MaxMemoryGrow'),
  'max-memory-grow-delta': limit(1, 'pages', 'WASMOpcodeCost.MaxMemoryGrowDelta'),
} as const satisfies Record<string, Fact>;

/** No gas cost is recognised in prose, because other gas costs and many examples have the same figures. */
function cost(value: bigint, key: string, note?: string) {
  return {
    value,
    unit: 'gas',
    distinctive: false,
    source: mainnetConfig(GAS_SCHEDULE, key),
    ...(note === undefined ? {} : {note}),
  } as const;
}

function coefficient(value: number, key: string) {
  return {value, source: mainnetConfig(GAS_SCHEDULE, key)} as const;
}

function limit(value: number, unit: string, key: string) {
  return {value, unit, distinctive: false, source: mainnetConfig(GAS_SCHEDULE, key)} as const;
}
