import {createDecipheriv, createHmac, scryptSync, timingSafeEqual} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {Mnemonic, UserPem, UserSecretKey, UserWallet, type Address} from '@multiversx/sdk-core';

// #region derive
/** The addresses of a phrase, as wallets list them: m/44'/508'/0'/0'/0', then /1', /2' … */
export function listAddresses(phrase: string, count: number): Address[] {
  const mnemonic = Mnemonic.fromString(phrase); // throws if a word or the checksum is wrong
  return Array.from({length: count}, (_, index) => mnemonic.deriveKey(index).generatePublicKey().toAddress());
}
// #endregion derive

// #region create
/** Saves the phrase, and with it all addresses. */
export function savePhrase(phrase: string, password: string, file: string): void {
  UserWallet.fromMnemonic({mnemonic: phrase, password}).save(file);
}

/** Saves the key of one address. */
export function saveKey(secretKey: UserSecretKey, password: string, file: string): void {
  UserWallet.fromSecretKey({secretKey, password}).save(file);
}
// #endregion create

// #region open
/** Returns the secret key of a keystore. `index` is for keystores with a phrase. */
export function openKeystore(file: string, password: string, index = 0): UserSecretKey {
  const keystore = JSON.parse(readFileSync(file, 'utf8'));
  return keystore.kind === 'mnemonic'
    ? UserWallet.decryptMnemonic(keystore, password).deriveKey(index)
    : UserWallet.decryptSecretKey(keystore, password);
}

/** Returns the phrase of a keystore, for a backup on paper. */
export function revealPhrase(file: string, password: string): string {
  return UserWallet.decryptMnemonic(JSON.parse(readFileSync(file, 'utf8')), password).toString();
}
// #endregion open

// #region decrypt
/** Decrypts a keystore with only standard cryptography. */
export function decrypt(keystore: any, password: string): Buffer {
  const {cipher, cipherparams, ciphertext, kdf, kdfparams, mac} = keystore.crypto;
  if (cipher !== 'aes-128-ctr' || kdf !== 'scrypt') throw new Error(`Unknown ${cipher} or ${kdf}`);

  const {n, r, p, dklen, salt} = kdfparams;
  const key = scryptSync(password, Buffer.from(salt, 'hex'), dklen, {N: n, r, p});
  const encrypted = Buffer.from(ciphertext, 'hex');

  const expected = createHmac('sha256', key.subarray(16, 32)).update(encrypted).digest();
  if (!timingSafeEqual(expected, Buffer.from(mac, 'hex'))) throw new Error('Wrong password, or damaged file');

  const aes = createDecipheriv('aes-128-ctr', key.subarray(0, 16), Buffer.from(cipherparams.iv, 'hex'));
  return Buffer.concat([aes.update(encrypted), aes.final()]);
}
// #endregion decrypt

// #region pem
/** Saves the key in a PEM file, which isn't encrypted: for test networks only. */
export function toPem(secretKey: UserSecretKey): string {
  const address = secretKey.generatePublicKey().toAddress().toBech32();
  return new UserPem(address, secretKey).toText();
}
// #endregion pem
