import {
  Address,
  AddressValue,
  BigUIntValue,
  BytesValue,
  DevnetEntrypoint,
  StringValue,
  Token,
  TokenTransfer,
  type Account,
  type Transaction,
  type TransactionOnNetwork,
  type TypedValue,
} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const tokens = entrypoint.createTokenManagementController();
const transfers = entrypoint.createTransfersController();
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

/** Calls a built-in function on the sender's own account. Use it where the SDK has no working method. */
function callOwnAccount(
  sender: Account,
  name: string,
  args: TypedValue[],
  gasLimit: bigint,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(sender, sender.getNonceThenIncrement(), {
    contract: sender.address,
    function: name,
    arguments: args,
    gasLimit,
  });
}

// #region create
export function create(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForCreatingNft(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ART-b2c3d4',
    initialQuantity: 1n,
    name: 'Beautiful song',
    royalties: 7500,
    hash: '',
    attributes: Buffer.from('tags:song,blue'),
    uris: ['https://art.example/1.mp3'],
    gasLimit: 1_500_000n,
  });
}
// #endregion create

// #region nonce
export function nonceOf(outcome: TransactionOnNetwork): bigint {
  const [created] = tokens.parseNftCreate(outcome);
  if (created === undefined) throw new Error('The transaction created no item.');
  return created.nonce;
}
// #endregion nonce

// #region transfer
export function transferItem(alice: Account, bob: Address): Promise<Transaction> {
  const song = new Token({identifier: 'ART-b2c3d4', nonce: 1n});
  return transfers.createTransactionForTransfer(alice, alice.getNonceThenIncrement(), {
    receiver: bob,
    tokenTransfers: [new TokenTransfer({token: song, amount: 1n})],
    gasLimit: 600_000n,
  });
}
// #endregion transfer

// #region transfer-and-call
export function transferItemAndCall(alice: Account, contract: Address): Promise<Transaction> {
  const song = new Token({identifier: 'ART-b2c3d4', nonce: 1n});
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract,
    function: 'sell',
    arguments: [new BigUIntValue(2n * 10n ** 18n)],
    tokenTransfers: [new TokenTransfer({token: song, amount: 1n})],
    gasLimit: 10_000_000n,
  });
}
// #endregion transfer-and-call

// #region add-quantity
export function addQuantity(bob: Account): Promise<Transaction> {
  return tokens.createTransactionForAddingQuantity(bob, bob.getNonceThenIncrement(), {
    tokenIdentifier: 'TICKET-c3d4e5',
    tokenNonce: 1n,
    quantity: 100n,
    gasLimit: 200_000n,
  });
}
// #endregion add-quantity

// #region burn-quantity
export function burnQuantity(bob: Account): Promise<Transaction> {
  return tokens.createTransactionForBurningQuantity(bob, bob.getNonceThenIncrement(), {
    tokenIdentifier: 'TICKET-c3d4e5',
    tokenNonce: 1n,
    quantity: 20n,
    gasLimit: 200_000n,
  });
}
// #endregion burn-quantity

// #region update-attributes
export function updateAttributes(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForUpdatingAttributes(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ART-b2c3d4',
    tokenNonce: 1n,
    attributes: Buffer.from('tags:song,gold'),
    gasLimit: 450_000n,
  });
}
// #endregion update-attributes

// #region add-uris
export function addUris(alice: Account): Promise<Transaction> {
  const args = [
    new StringValue('ART-b2c3d4'),
    new BigUIntValue(1n),
    new StringValue('https://art.example/1.png'),
  ];
  return callOwnAccount(alice, 'ESDTNFTAddURI', args, 600_000n);
}
// #endregion add-uris

// #region modify-royalties
export function modifyRoyalties(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForModifyingRoyalties(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ART-b2c3d4',
    tokenNonce: 1n,
    newRoyalties: 500n,
    gasLimit: 1_000_000n,
  });
}
// #endregion modify-royalties

// #region set-uris
export function setUris(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForSettingNewUris(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ART-b2c3d4',
    tokenNonce: 1n,
    newUris: ['https://art.example/2.mp3'],
    gasLimit: 1_000_000n,
  });
}
// #endregion set-uris

// #region modify-creator
export function becomeCreator(bob: Account): Promise<Transaction> {
  const args = [new StringValue('ART-b2c3d4'), new BigUIntValue(1n)];
  return callOwnAccount(bob, 'ESDTModifyCreator', args, 1_000_000n);
}
// #endregion modify-creator

// #region update-metadata
export function updateMetadata(alice: Account): Promise<Transaction> {
  const args = [
    new StringValue('ART-b2c3d4'),
    new BigUIntValue(1n),
    new StringValue('Beautiful song II'),
    new BytesValue(Buffer.alloc(0)), // royalties stay
    new BytesValue(Buffer.alloc(0)), // hash stays
    new StringValue('tags:song,gold'),
    new BytesValue(Buffer.alloc(0)), // URIs stay
  ];
  return callOwnAccount(alice, 'ESDTMetaDataUpdate', args, 1_600_000n);
}
// #endregion update-metadata

// #region recreate-metadata
export function recreateMetadata(alice: Account): Promise<Transaction> {
  const args = [
    new StringValue('ART-b2c3d4'),
    new BigUIntValue(1n),
    new StringValue('Quiet song'),
    new BigUIntValue(500n),
    new BytesValue(Buffer.alloc(0)), // no hash
    new StringValue('tags:song,quiet'),
    new StringValue('https://art.example/3.mp3'),
  ];
  return callOwnAccount(alice, 'ESDTMetaDataRecreate', args, 2_000_000n);
}
// #endregion recreate-metadata

// #region freeze-item
export function freezeItem(alice: Account, holder: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'freezeSingleNFT', [
    new StringValue('ART-b2c3d4'),
    new BigUIntValue(1n),
    new AddressValue(holder),
  ]);
}

export function unfreezeItem(alice: Account, holder: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'unFreezeSingleNFT', [
    new StringValue('ART-b2c3d4'),
    new BigUIntValue(1n),
    new AddressValue(holder),
  ]);
}
// #endregion freeze-item

// #region wipe-item
export function wipeItem(alice: Account, holder: Address): Promise<Transaction> {
  return callEsdtContract(alice, 'wipeSingleNFT', [
    new StringValue('ART-b2c3d4'),
    new BigUIntValue(1n),
    new AddressValue(holder),
  ]);
}
// #endregion wipe-item
