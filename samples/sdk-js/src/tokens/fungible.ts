import {
  Address,
  AwaitingOptions,
  BigUIntValue,
  DevnetEntrypoint,
  StringValue,
  Token,
  TokenTransfer,
  type Account,
  type NetworkEntrypoint,
  type Transaction,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const tokens = entrypoint.createTokenManagementController();
const transfers = entrypoint.createTransfersController();
const contracts = entrypoint.createSmartContractController();

export const ESDT_CONTRACT = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u',
);

// #region send
/** Sends a signed transaction and waits until every shard has executed its part. */
export async function send(
  network: NetworkEntrypoint,
  transaction: Transaction,
): Promise<TransactionOnNetwork> {
  const hash = await network.sendTransaction(transaction);
  const options = new AwaitingOptions();
  options.timeoutInMilliseconds = 120_000; // the default of 9 seconds is too short between shards
  return network.createNetworkProvider().awaitTransactionCompleted(hash, options);
}
// #endregion send

// #region issue
export function issue(alice: Account): Promise<Transaction> {
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
// #endregion issue

// #region identifier
export function identifierOf(outcome: TransactionOnNetwork): string {
  const [issued] = tokens.parseIssueFungible(outcome);
  if (issued === undefined) throw new Error('The transaction issued no token.');
  return issued.tokenIdentifier;
}
// #endregion identifier

// #region issue-with-roles
export function issueWithRoles(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForRegisteringAndSettingRoles(alice, alice.getNonceThenIncrement(), {
    tokenName: 'AliceTokens',
    tokenTicker: 'ALICE',
    tokenType: 'FNG',
    numDecimals: 18n,
  });
}
// #endregion issue-with-roles

// #region transfer
export function transfer(alice: Account, bob: Address): Promise<Transaction> {
  const token = new Token({identifier: 'ALICE-a1b2c3'});
  return transfers.createTransactionForTransfer(alice, alice.getNonceThenIncrement(), {
    receiver: bob,
    tokenTransfers: [new TokenTransfer({token, amount: 75n * 10n ** 17n})],
    gasLimit: 500_000n,
  });
}
// #endregion transfer

// #region transfer-and-call
export function transferAndCall(alice: Account, contract: Address): Promise<Transaction> {
  const token = new Token({identifier: 'ALICE-a1b2c3'});
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract,
    function: 'deposit',
    arguments: [new BigUIntValue(365n)],
    tokenTransfers: [new TokenTransfer({token, amount: 75n * 10n ** 17n})],
    gasLimit: 10_000_000n,
  });
}
// #endregion transfer-and-call

// #region multi-transfer
export function transferSeveral(alice: Account, bob: Address): Promise<Transaction> {
  const money = new Token({identifier: 'ALICE-a1b2c3'});
  const ticket = new Token({identifier: 'TICKET-c3d4e5', nonce: 1n});
  return transfers.createTransactionForTransfer(alice, alice.getNonceThenIncrement(), {
    receiver: bob,
    tokenTransfers: [
      new TokenTransfer({token: money, amount: 75n * 10n ** 17n}),
      new TokenTransfer({token: ticket, amount: 2n}),
    ],
    nativeAmount: 10n ** 17n,
    gasLimit: 1_500_000n,
  });
}
// #endregion multi-transfer

// #region multi-transfer-and-call
export function transferSeveralAndCall(alice: Account, contract: Address): Promise<Transaction> {
  const money = new Token({identifier: 'ALICE-a1b2c3'});
  const ticket = new Token({identifier: 'TICKET-c3d4e5', nonce: 1n});
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract,
    function: 'deposit',
    arguments: [new BigUIntValue(365n)],
    tokenTransfers: [
      new TokenTransfer({token: money, amount: 75n * 10n ** 17n}),
      new TokenTransfer({token: ticket, amount: 2n}),
    ],
    gasLimit: 10_000_000n,
  });
}
// #endregion multi-transfer-and-call

// #region mint
export function mint(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForLocaMinting(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ALICE-a1b2c3',
    supplyToMint: 500n * 10n ** 18n,
    gasLimit: 220_000n,
  });
}
// #endregion mint

// #region burn
export function burn(alice: Account): Promise<Transaction> {
  return tokens.createTransactionForLocalBurning(alice, alice.getNonceThenIncrement(), {
    tokenIdentifier: 'ALICE-a1b2c3',
    supplyToBurn: 200n * 10n ** 18n,
    gasLimit: 220_000n,
  });
}
// #endregion burn

// #region balance
export async function balanceOf(network: NetworkEntrypoint, holder: Address): Promise<bigint> {
  const token = new Token({identifier: 'ALICE-a1b2c3'});
  const {amount} = await network.createNetworkProvider().getTokenOfAccount(holder, token);
  return amount;
}
// #endregion balance

// #region properties
/** Returns the name, the type, the manager's public key and properties such as `CanFreeze-true`, as bytes. */
export function propertiesOf(network: NetworkEntrypoint, identifier: string): Promise<Uint8Array[]> {
  return network.createSmartContractController().query({
    contract: ESDT_CONTRACT,
    function: 'getTokenProperties',
    arguments: [new StringValue(identifier)],
  });
}
// #endregion properties

// #region special-roles
/** Returns a string for each address, such as `erd1…:ESDTRoleLocalMint,ESDTRoleLocalBurn`. */
export async function rolesOf(network: NetworkEntrypoint, identifier: string): Promise<string[]> {
  const holders: Uint8Array[] = await network.createSmartContractController().query({
    contract: ESDT_CONTRACT,
    function: 'getSpecialRoles',
    arguments: [new StringValue(identifier)],
  });
  return holders.map((holder) => new TextDecoder().decode(holder));
}
// #endregion special-roles

// #region contract-config
/** Returns the issue cost in atomic units of EGLD, and the maximum length of a name. */
export async function issueRules(network: NetworkEntrypoint) {
  const [, issueCost, , maxNameLength] = await network.createSmartContractController().query({
    contract: ESDT_CONTRACT,
    function: 'getContractConfig',
    arguments: [],
  });
  const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  return {issueCost: toNumber(issueCost), maxNameLength: toNumber(maxNameLength)};
}
// #endregion contract-config
