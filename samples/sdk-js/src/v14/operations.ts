import {
  Abi,
  Token,
  TokenTransfer,
  TransactionComputer,
  TransactionEventsParser,
  Vote,
  findEventsByFirstTopic,
  type Account,
  type Address,
  type NetworkEntrypoint,
  type Transaction,
  type TransactionOnNetwork,
} from 'sdk-core-14';

// #region send-token
export function sendToken(entrypoint: NetworkEntrypoint, sender: Account, receiver: Address): Promise<Transaction> {
  const controller = entrypoint.createTransfersController();
  const token = new Token({identifier: 'ALICE-a1b2c3'});
  return controller.createTransactionForEsdtTokenTransfer(sender, sender.getNonceThenIncrement(), {
    receiver,
    tokenTransfers: [new TokenTransfer({token, amount: 75n * 10n ** 17n})],
  });
}
// #endregion send-token

// #region deploy
export async function deploy(
  entrypoint: NetworkEntrypoint,
  abi: Abi,
  owner: Account,
  bytecode: Uint8Array,
): Promise<Transaction> {
  const contracts = entrypoint.createSmartContractController(abi);
  return contracts.createTransactionForDeploy(owner, owner.getNonceThenIncrement(), {
    bytecode,
    arguments: [5n],
    isPayableBySmartContract: false,
    gasLimit: 5_000_000n,
  });
}

export async function upgrade(
  entrypoint: NetworkEntrypoint,
  abi: Abi,
  owner: Account,
  contract: Address,
  bytecode: Uint8Array,
): Promise<Transaction> {
  const contracts = entrypoint.createSmartContractController(abi);
  return contracts.createTransactionForUpgrade(owner, owner.getNonceThenIncrement(), {
    contract,
    bytecode,
    arguments: [],
    gasLimit: 5_000_000n,
  });
}
// #endregion deploy

// #region query
export async function total(entrypoint: NetworkEntrypoint, abi: Abi, contract: Address): Promise<bigint> {
  const contracts = entrypoint.createSmartContractController(abi);
  const [sum] = await contracts.query({contract, function: 'getSum', arguments: []});
  return BigInt(sum.toFixed());
}

export function eventsOf(abi: Abi, outcome: TransactionOnNetwork, name: string): any[] {
  const events = findEventsByFirstTopic(outcome, name);
  return new TransactionEventsParser({abi}).parseEvents({events});
}
// #endregion query

// #region tokens
export function issue(entrypoint: NetworkEntrypoint, alice: Account): Promise<Transaction> {
  const tokens = entrypoint.createTokenManagementController();
  return tokens.createTransactionForIssuingFungible(alice, alice.getNonceThenIncrement(), {
    tokenName: 'AliceTokens',
    tokenTicker: 'ALICE',
    initialSupply: 1_000_000n * 10n ** 18n,
    numDecimals: 18n,
    canFreeze: false,
    canWipe: false,
    canPause: false,
    canChangeOwner: false,
    canUpgrade: true,
    canAddSpecialRoles: true,
  });
}

export function setRoles(entrypoint: NetworkEntrypoint, alice: Account, user: Address): Promise<Transaction> {
  const tokens = entrypoint.createTokenManagementController();
  return tokens.createTransactionForSettingSpecialRoleOnFungibleToken(alice, alice.getNonceThenIncrement(), {
    user,
    tokenIdentifier: 'ALICE-a1b2c3',
    addRoleLocalMint: true,
    addRoleLocalBurn: true,
    addRoleESDTTransferRole: false,
  });
}

export function createItem(entrypoint: NetworkEntrypoint, alice: Account): Promise<Transaction> {
  const tokens = entrypoint.createTokenManagementController();
  return tokens.createTransactionForCreatingNft(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'TICKET-c3d4e5',
    initialQuantity: 1n,
    name: 'Row 1, seat 1',
    royalties: 500,
    hash: '',
    attributes: Buffer.from('row:1'),
    uris: ['https://example.com/1.png'],
  });
}
// #endregion tokens

// #region guardian
export function setGuardian(entrypoint: NetworkEntrypoint, alice: Account, guardian: Address): Promise<Transaction> {
  const controller = entrypoint.createAccountController();
  return controller.createTransactionForSettingGuardian(alice, alice.getNonceThenIncrement(), {
    guardianAddress: guardian,
    serviceID: 'my-service',
  });
}

/** The factory has no guardian parameter: set the guardian and its gas yourself. */
export async function unguard(entrypoint: NetworkEntrypoint, alice: Account, guardian: Account): Promise<Transaction> {
  const transaction = entrypoint
    .createAccountTransactionsFactory()
    .createTransactionForUnguardingAccount(alice.address);
  new TransactionComputer().applyGuardian(transaction, guardian.address);
  transaction.gasLimit += 50_000n;
  transaction.nonce = alice.getNonceThenIncrement();
  transaction.signature = await alice.signTransaction(transaction);
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  return transaction;
}
// #endregion guardian

// #region relayed
export async function relayed(
  entrypoint: NetworkEntrypoint,
  sender: Account,
  relayer: Account,
  receiver: Address,
): Promise<Transaction> {
  const controller = entrypoint.createTransfersController();
  const transaction = await controller.createTransactionForNativeTokenTransfer(sender, sender.getNonceThenIncrement(), {
    receiver,
    nativeAmount: 10n ** 18n,
    relayer: relayer.address,
  });
  transaction.relayerSignature = await relayer.signTransaction(transaction);
  return transaction;
}
// #endregion relayed

// #region storage
export function saveValue(entrypoint: NetworkEntrypoint, alice: Account): Promise<Transaction> {
  const controller = entrypoint.createAccountController();
  const keyValuePairs = new Map([[Buffer.from('key0'), Buffer.from('value0')]]);
  return controller.createTransactionForSavingKeyValue(alice, alice.getNonceThenIncrement(), {keyValuePairs});
}
// #endregion storage

// #region delegation
export function delegate(
  entrypoint: NetworkEntrypoint,
  alice: Account,
  delegationContract: Address,
): Promise<Transaction> {
  const delegation = entrypoint.createDelegationController();
  return delegation.createTransactionForDelegating(alice, alice.getNonceThenIncrement(), {
    delegationContract,
    amount: 10n ** 18n,
  });
}

/** Returns the delegated amount, from the event: version 14 has no parser for it. */
export function delegated(outcome: TransactionOnNetwork): bigint {
  const event = outcome.logs.events.find(({identifier}) => identifier === 'delegate');
  return BigInt(`0x${Buffer.from(event!.topics[0]!).toString('hex')}`);
}
// #endregion delegation

// #region multisig
export async function proposeTransfer(
  entrypoint: NetworkEntrypoint,
  abi: Abi,
  alice: Account,
  multisigContract: Address,
  to: Address,
): Promise<Transaction> {
  const multisig = entrypoint.createMultisigController(abi); // the class itself is not exported
  return multisig.createTransactionForProposeTransferExecute(alice, alice.getNonceThenIncrement(), {
    multisigContract,
    to,
    nativeTokenAmount: 10n ** 18n,
    gasLimit: 10_000_000n,
  });
}
// #endregion multisig

// #region governance
export function vote(entrypoint: NetworkEntrypoint, alice: Account): Promise<Transaction> {
  const governance = entrypoint.createGovernanceController();
  return governance.createTransactionForVoting(alice, alice.getNonceThenIncrement(), {
    proposalNonce: 12,
    vote: Vote.YES,
  });
}
// #endregion governance
