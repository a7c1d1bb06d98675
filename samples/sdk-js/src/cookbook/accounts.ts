import {readFile} from 'node:fs/promises';
import {
  Account,
  Address,
  AddressComputer,
  KeyPair,
  LibraryConfig,
  Mnemonic,
  UserPem,
  UserSecretKey,
  UserWallet,
  type NetworkEntrypoint,
} from '@multiversx/sdk-core';

// #region open
export function fromPem(file: string): Promise<Account> {
  return Account.newFromPem(file); // for the second key of the file: newFromPem(file, 1)
}

export function fromKeystore(file: string, password: string): Account {
  return Account.newFromKeystore(file, password); // second address of a phrase: pass 1 as the third argument
}

export function fromPhrase(phrase: string): Account {
  return Account.newFromMnemonic(phrase, 0);
}

export function fromSecretKey(hexadecimal: string): Account {
  return new Account(UserSecretKey.fromString(hexadecimal));
}

export function fromKeyPair(): Account {
  return Account.newFromKeypair(KeyPair.generate());
}
// #endregion open

// #region save
export function save(account: Account, pem: string, keystore: string, password: string): void {
  account.saveToPem(pem); // not encrypted: for test networks only
  account.saveToKeystore(keystore, password); // one key, encrypted
}

export function savePhrase(phrase: string, keystore: string, password: string): void {
  UserWallet.fromMnemonic({mnemonic: phrase, password}).save(keystore);
}

export function saveKey(secretKey: UserSecretKey, pem: string, keystore: string, password: string): void {
  const label = secretKey.generatePublicKey().toAddress().toBech32();
  new UserPem(label, secretKey).save(pem);
  UserWallet.fromSecretKey({secretKey, password}).save(keystore);
}
// #endregion save

// #region keys
export function keysOfANewPhrase(): UserSecretKey[] {
  const mnemonic = Mnemonic.generate();
  return [0, 1, 2].map((index) => mnemonic.deriveKey(index));
}

export function everyKeyOf(pem: string): UserSecretKey[] {
  return UserPem.fromFileAll(pem).map(({secretKey}) => secretKey);
}

export function decrypt(keystore: string, password: string): UserSecretKey {
  return UserWallet.loadSecretKey(keystore, password); // second address of a phrase: pass 1 as the third argument
}

/** Reads a keystore that contains a phrase; throws if it contains a key. */
export async function decryptPhrase(keystore: string, password: string): Promise<string> {
  return UserWallet.decryptMnemonic(JSON.parse(await readFile(keystore, 'utf8')), password).toString();
}
// #endregion keys

// #region nonce
/** Call this once, before the first transaction. From then on, the account counts its own nonce. */
export async function sync(account: Account, entrypoint: NetworkEntrypoint): Promise<void> {
  account.nonce = await entrypoint.recallAccountNonce(account.address);
}
// #endregion nonce

// #region address
/** Returns the public key, the shard, and whether it is a contract. Throws if the address has a typo. */
export function describe(bech32: string): {publicKey: string; shard: number; isContract: boolean} {
  const address = Address.newFromBech32(bech32);
  return {
    publicKey: address.toHex(),
    shard: new AddressComputer().getShardOfAddress(address),
    isContract: address.isSmartContract(),
  };
}

export function fromPublicKey(publicKey: Uint8Array): Address {
  return new Address(publicKey); // for hexadecimal text: Address.newFromHex
}

export function contractAddress(deployer: Address, nonce: bigint): Address {
  return new AddressComputer().computeContractAddress(deployer, nonce);
}
// #endregion address

// #region hrp
/** For networks whose addresses don't start with erd. It applies to the whole program. */
export function useOtherPrefix(hrp: string): void {
  LibraryConfig.DefaultAddressHrp = hrp;
}
// #endregion hrp
