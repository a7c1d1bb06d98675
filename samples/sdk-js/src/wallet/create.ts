import {writeFileSync} from 'node:fs';
import {Account, AddressComputer, KeyPair, Mnemonic, UserWallet, type Address} from '@multiversx/sdk-core';

// #region phrase
/** Returns a new phrase of 24 words. Show it once for the user to write down, and don't log it. */
export function newPhrase(): string {
  return Mnemonic.generate().toString();
}

/** Returns whether a phrase is valid. */
export function isPhrase(text: string): boolean {
  try {
    Mnemonic.fromString(text);
    return true;
  } catch {
    return false; // an unknown word, or a wrong checksum
  }
}
// #endregion phrase

// #region shard
/** Returns a phrase whose first address is in the given shard: 2 tries on average for shard 1, 4 for 0 and 2. */
export function newPhraseInShard(shard: number): string {
  const computer = new AddressComputer(3);
  for (;;) {
    const phrase = newPhrase();
    if (computer.getShardOfAddress(Account.newFromMnemonic(phrase).address) === shard) return phrase;
  }
}
// #endregion shard

// #region keystore
/** Saves the phrase in a keystore that only the file's owner can read, and returns the address. */
export function createKeystore(phrase: string, password: string, file: string): Address {
  const keystore = UserWallet.fromMnemonic({mnemonic: phrase, password}).toJSON();
  writeFileSync(file, JSON.stringify(keystore), {mode: 0o600, flag: 'wx'}); // fails if the file exists

  const {address} = Account.newFromKeystore(file, password, 0); // check that the file and the password work
  if (!address.equals(Account.newFromMnemonic(phrase).address)) throw new Error(`${file} contains another key`);
  return address;
}
// #endregion keystore

// #region single
/** Creates a key without a phrase, for a service that needs one address. The file is the only backup. */
export function createSingleKey(password: string, file: string): Address {
  const {secretKey, publicKey} = KeyPair.generate();
  const keystore = UserWallet.fromSecretKey({secretKey, password}).toJSON();
  writeFileSync(file, JSON.stringify(keystore), {mode: 0o600, flag: 'wx'});
  return publicKey.toAddress();
}
// #endregion single
