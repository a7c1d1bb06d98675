import {
  Account,
  Address,
  AddressComputer,
  KeyPair,
  Message,
  MessageComputer,
  Mnemonic,
  TransactionComputer,
  UserPem,
  UserSecretKey,
  UserVerifier,
  UserWallet,
  type NetworkEntrypoint,
  type Transaction,
} from 'sdk-core-14';

// #region open
export async function accounts(pem: string, keystore: string, password: string, phrase: string): Promise<Account[]> {
  return [
    await Account.newFromPem(pem), // only this method returns a promise
    Account.newFromKeystore(keystore, password),
    Account.newFromMnemonic(phrase, 0),
    Account.newFromKeypair(KeyPair.generate()),
  ];
}

export async function fromSecretKey(hexadecimal: string, entrypoint: NetworkEntrypoint): Promise<Account> {
  const account = new Account(UserSecretKey.fromString(hexadecimal));
  account.nonce = await entrypoint.recallAccountNonce(account.address);
  return account;
}
// #endregion open

// #region save
export function save(account: Account, pem: string, keystore: string, password: string): void {
  account.saveToPem(pem); // not encrypted: for test networks only
  account.saveToKeystore(keystore, password);
}

export function saveNewPhrase(keystore: string, password: string): UserSecretKey {
  const mnemonic = Mnemonic.generate();
  UserWallet.fromMnemonic({mnemonic: mnemonic.toString(), password}).save(keystore);
  return mnemonic.deriveKey(0);
}

export function keysOf(pem: string, keystore: string, password: string): UserSecretKey[] {
  return [UserPem.fromFile(pem).secretKey, UserWallet.loadSecretKey(keystore, password)];
}
// #endregion save

// #region address
/** Returns the public key, the shard and the address of the next contract. Throws if the address has a typo. */
export function describe(bech32: string, nonce: bigint): [string, number, string] {
  const address = Address.newFromBech32(bech32);
  const computer = new AddressComputer();
  const contract = computer.computeContractAddress(address, nonce);
  return [address.toHex(), computer.getShardOfAddress(address), contract.toBech32()];
}
// #endregion address

// #region sign
const transactions = new TransactionComputer();
const messages = new MessageComputer();

export async function sign(transaction: Transaction, account: Account): Promise<boolean> {
  transaction.signature = await account.signTransaction(transaction);
  const bytes = transactions.computeBytesForVerifying(transaction);
  return UserVerifier.fromAddress(transaction.sender).verify(bytes, transaction.signature);
}

export function signHash(transaction: Transaction, key: UserSecretKey): void {
  transactions.applyOptionsForHashSigning(transaction);
  transaction.signature = key.sign(transactions.computeHashForSigning(transaction));
}

export async function signText(text: string, account: Account): Promise<boolean> {
  const message = new Message({data: Buffer.from(text), address: account.address});
  message.signature = await account.signMessage(message);
  const received = messages.unpackMessage(messages.packMessage(message));
  return UserVerifier.fromAddress(account.address).verify(
    messages.computeBytesForVerifying(received),
    received.signature!,
  );
}
// #endregion sign
