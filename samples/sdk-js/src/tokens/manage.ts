import {
  Address,
  AddressValue,
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

// #region set-roles
export function setRoles(alice: Account, bob: Address): Promise<Transaction> {
  return tokens.createTransactionForSettingSpecialRoleOnFungibleToken(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ALICE-a1b2c3',
    user: bob,
    addRoleLocalMint: true,
    addRoleLocalBurn: true,
    addRoleESDTTransferRole: false,
  });
}
// #endregion set-roles

// #region unset-roles
export function unsetRoles(alice: Account, bob: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'unSetSpecialRole', [
    new StringValue('ALICE-a1b2c3'),
    new AddressValue(bob),
    new StringValue('ESDTRoleLocalBurn'),
  ]);
}
// #endregion unset-roles

// #region unset-burn-for-all
export function endBurningForAll(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForUnsettingBurnRoleGlobally(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ALICE-a1b2c3',
  });
}

export function allowBurningForAll(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForSetBurnRoleGlobally(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ALICE-a1b2c3',
  });
}
// #endregion unset-burn-for-all

// #region limit-transfers
export function limitTransfers(alice: Account, bob: Address): Promise<Transaction> {
  return tokens.createTransactionForSettingSpecialRoleOnFungibleToken(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ALICE-a1b2c3',
    user: bob,
    addRoleLocalMint: false,
    addRoleLocalBurn: false,
    addRoleESDTTransferRole: true,
  });
}
// #endregion limit-transfers

// #region send-transfer-roles
export function sendTransferRoles(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'sendAllTransferRoleAddresses', [new StringValue('ALICE-a1b2c3')]);
}
// #endregion send-transfer-roles

// #region pause
export function pause(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'pause', [new StringValue('ALICE-a1b2c3')]);
}

export function unpause(alice: Account): Promise<Transaction> {
  return callEsdtContract(alice, 'unPause', [new StringValue('ALICE-a1b2c3')]);
}
// #endregion pause

// #region freeze
export function freeze(alice: Account, holder: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'freeze', [new StringValue('ALICE-a1b2c3'), new AddressValue(holder)]);
}

export function unfreeze(alice: Account, holder: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'unFreeze', [new StringValue('ALICE-a1b2c3'), new AddressValue(holder)]);
}
// #endregion freeze

// #region wipe
export function wipe(alice: Account, holder: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'wipe', [new StringValue('ALICE-a1b2c3'), new AddressValue(holder)]);
}
// #endregion wipe

// #region change-properties
export function giveUpWiping(alice: Account): Promise<Transaction> {
  const args = ['ALICE-a1b2c3', 'canWipe', 'false', 'canUpgrade', 'false'];
  return callEsdtContract(
    alice,
    'controlChanges',
    args.map((text) => new StringValue(text)),
  );
}
// #endregion change-properties

// #region transfer-ownership
export function handOver(alice: Account, successor: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'transferOwnership', [
    new StringValue('ALICE-a1b2c3'),
    new AddressValue(successor),
  ]);
}
// #endregion transfer-ownership
