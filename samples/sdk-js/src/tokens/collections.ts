import {
  Address,
  AddressValue,
  BigUIntValue,
  DevnetEntrypoint,
  StringValue,
  type Account,
  type Transaction,
  type TypedValue,
} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const tokens = entrypoint.createTokenManagementController();
const contracts = entrypoint.createSmartContractController();

const ESDT_CONTRACT = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u',
);

/** Calls a function of the ESDT contract. Use it where the SDK has no working method. */
function callEsdtContract(manager: Account, name: string, args: TypedValue[]): Promise<Transaction> {
  return contracts.createTransactionForExecute(manager, manager.getNonceThenIncrement(), {
    contract: ESDT_CONTRACT,
    function: name,
    arguments: args,
    gasLimit: 60_000_000n,
  });
}

// #region issue-nft
export function issueNonFungible(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForIssuingNonFungible(alice, alice.getNonceThenIncrement(), {
    tokenName: 'AliceArt',
    tokenTicker: 'ART',
    canFreeze: false,
    canWipe: false,
    canPause: false,
    canTransferNFTCreateRole: false,
    canChangeOwner: false,
    canUpgrade: true,
    canAddSpecialRoles: true,
  });
}
// #endregion issue-nft

// #region issue-sft
export function issueSemiFungible(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForIssuingSemiFungible(alice, alice.getNonceThenIncrement(), {
    tokenName: 'AliceTickets',
    tokenTicker: 'TICKET',
    canFreeze: false,
    canWipe: false,
    canPause: false,
    canTransferNFTCreateRole: false,
    canChangeOwner: false,
    canUpgrade: true,
    canAddSpecialRoles: true,
  });
}
// #endregion issue-sft

// #region issue-meta
export function registerMetaEsdt(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForRegisteringMetaEsdt(alice, alice.getNonceThenIncrement(), {
    tokenName: 'LockedAlice',
    tokenTicker: 'LOCKED',
    numDecimals: 18n,
    canFreeze: false,
    canWipe: false,
    canPause: false,
    canTransferNFTCreateRole: false,
    canChangeOwner: false,
    canUpgrade: true,
    canAddSpecialRoles: true,
  });
}
// #endregion issue-meta

// #region issue-with-roles
export function issueWithRoles(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForRegisteringAndSettingRoles(alice, alice.getNonceThenIncrement(), {
    tokenName: 'AliceArt',
    tokenTicker: 'ART',
    tokenType: 'NFT',
    numDecimals: 0n,
  });
}
// #endregion issue-with-roles

// #region register-dynamic
export function registerDynamic(alice: Account): Promise<Transaction> {
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract: ESDT_CONTRACT,
    function: 'registerDynamic',
    arguments: [
      new StringValue('AlicePoints'),
      new StringValue('POINTS'),
      new StringValue('META'),
      new BigUIntValue(18n),
      new StringValue('canFreeze'),
      new StringValue('true'),
    ],
    nativeTransferAmount: 5n * 10n ** 16n,
    gasLimit: 60_000_000n,
  });
}
// #endregion register-dynamic

// #region register-dynamic-with-roles
export function registerDynamicWithRoles(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForRegisteringDynamicTokenAndSettingRoles(
    alice,
    alice.getNonceThenIncrement(),
    {tokenName: 'AliceCards', tokenTicker: 'CARD', tokenType: 'SFT'},
  );
}
// #endregion register-dynamic-with-roles

// #region set-roles
export function setRoles(alice: Account, bob: Address): Promise<Transaction> {
  return tokens.createTransactionForSettingSpecialRoleOnSemiFungibleToken(
    alice,
    alice.getNonceThenIncrement(),
    {
      tokenIdentifier: 'TICKET-c3d4e5',
      user: bob,
      addRoleNFTCreate: true,
      addRoleNFTBurn: false,
      addRoleNFTAddQuantity: true,
      addRoleESDTTransferRole: false,
    },
  );
}
// #endregion set-roles

// #region transfer-create-role
export function transferCreateRole(alice: Account, from: Address, to: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'transferNFTCreateRole', [
    new StringValue('TICKET-c3d4e5'),
    new AddressValue(from),
    new AddressValue(to),
  ]);
}
// #endregion transfer-create-role

// #region stop-creating
export function stopCreating(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'stopNFTCreate', [new StringValue('TICKET-c3d4e5')]);
}
// #endregion stop-creating

// #region sft-to-meta
export function changeToMetaEsdt(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'changeSFTToMetaESDT', [
    new StringValue('TICKET-c3d4e5'),
    new BigUIntValue(6n),
  ]);
}
// #endregion sft-to-meta

// #region to-dynamic
export function changeToDynamic(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'changeToDynamic', [new StringValue('TICKET-c3d4e5')]);
}
// #endregion to-dynamic

// #region update-token-id
export function updateTokenId(anyone: Account): Promise<Transaction> {
  return tokens.createTransactionForUpdatingTokenId(anyone, anyone.getNonceThenIncrement(), {
    tokenIdentifier: 'ART-b2c3d4',
  });
}
// #endregion update-token-id

// #region multi-shard
export function allowSeveralCreators(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'changeToMultiShardCreate', [new StringValue('TICKET-c3d4e5')]);
}
// #endregion multi-shard
