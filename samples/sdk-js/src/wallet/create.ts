import {writeFileSync} from 'node:fs';
import {Account, AddressComputer, KeyPair, Mnemonic, UserWallet, type Address} from '@multiversx/sdk-core';

// #region phrase
/** A new phrase of 24 words: show it once, so that it gets onto paper, and don't log it. */
export function newPhrase(): string {
  return Mnemonic.generate().toString();
}

/** Returns whether a phrase was typed without a mistake. */
export function isPhrase(text: string): boolean {
  try {
    Mnemonic.fromString(text);
    return true;
  } catch {
    return false; // a word is not in the list, or the checksum is wrong
  }
}
// #endregion phrase

// #region shard
/** A new phrase whose first address is in a shard: two tries for shard 1, four for 0 and 2, on average. */
export function newPhraseInShard(shard: number): string {
  const computer = new AddressComputer(3);
  for (;;) {
    const phrase = newPhrase();
    if (computer.getShardOfAddress(Account.newFromMnemonic(phrase).address) === shard) return phrase;
  }
}
// #endregion shard

// #region keystore
/** Writes the phrase to a keystore that only the file's owner can read, and returns its address. */
export function createKeystore(phrase: string, password: string, file: string): Address {
  const keystore = UserWallet.fromMnemonic({mnemonic: phrase, password}).toJSON();
  writeFileSync(file, JSON.stringify(keystore), {mode: 0o600, flag: 'wx'}); // fails if the file exists

  const {address} = Account.newFromKeystore(file, password, 0); // read back: the file and the password work
  if (!address.equals(Account.newFromMnemonic(phrase).address)) throw new Error(`${file} holds another key`);
  return address;
}
// #endregion keystore

// #region single
/** A key without a phrase, for a service that needs one address; the file is its only backup. */
export function createSingleKey(password: string, file: string): Address {
  const {secretKey, publicKey} = KeyPair.generate();
  const keystore = UserWallet.fromSecretKey({secretKey, password}).toJSON();
  writeFileSync(file, JSON.stringify(keystore), {mode: 0o600, flag: 'wx'});
  return publicKey.toAddress();
}
// #endregion single
