import assert from 'node:assert/strict';
import {createHmac, scryptSync} from 'node:crypto';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {Message, Mnemonic, Transaction, UserWallet} from '@multiversx/sdk-core';
import {
  DEVNET_WALLET,
  isLoginOf,
  isSignedBy,
  loginUrl,
  logoutUrl,
  readSigned,
  signMessageUrl,
  signUrl,
  transactionUrl,
} from '../src/wallet/hooks.js';
import {
  decrypt,
  listAddresses,
  openKeystore,
  revealPhrase,
  saveKey,
  savePhrase,
  toPem,
} from '../src/wallet/keystore.js';
import {expectJson} from './support/expectJson.js';
import {expectText} from './support/expectText.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

const folder = mkdtempSync(path.join(tmpdir(), 'wallet-'));
const PASSWORD = 'correct horse battery';
const ALICE_SECRET = '413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9';
const ALICE_PUBLIC = '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1';
const CONTRACT = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';
const CALLBACK = 'https://example.com/pay';

/** What a page shows: the same bytes each time. */
const FIXED = {
  id: 'b6b4c1d0-6f0e-4a53-9d1c-3f6f4f0a7c21',
  iv: Buffer.from('bed324d6bdd39f593b61c3aafdbdb5de', 'hex'),
  salt: Buffer.from('6de1a113240bc02c30906b634a880e389897f5483211f87b0f87571df5bb38b1', 'hex'),
};

test('lists the addresses of the public phrase', () => {
  const addresses = listAddresses(PUBLIC_TEST_MNEMONIC, 3).map((address) => address.toBech32());
  assert.deepEqual(
    addresses,
    [ALICE, BOB, CAROL].map((address) => address.toBech32()),
  );
  expectText(
    'walletAddresses.txt',
    addresses.map((address, index) => `m/44'/508'/0'/0'/${index}'  ${address}`),
  );
  assert.throws(() => listAddresses('moral volcano peasant', 1));
});

test('a mnemonic keystore contains the phrase and every key', () => {
  const file = path.join(folder, 'phrase.json');
  savePhrase(PUBLIC_TEST_MNEMONIC, PASSWORD, file);
  const keystore = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(keystore.kind, 'mnemonic');
  assert.equal(keystore.bech32, undefined);
  assert.equal(revealPhrase(file, PASSWORD), PUBLIC_TEST_MNEMONIC);
  assert.equal(openKeystore(file, PASSWORD).hex(), ALICE_SECRET);
  assert.equal(openKeystore(file, PASSWORD, 1).generatePublicKey().toAddress().toBech32(), BOB.toBech32());
  assert.equal(decrypt(keystore, PASSWORD).toString(), PUBLIC_TEST_MNEMONIC);
  assert.throws(() => decrypt(keystore, 'wrong'), /Wrong password/);
  assert.throws(() => openKeystore(file, 'wrong'), /MAC mismatch, possibly wrong password/);
});

test('a secretKey keystore contains one key and its public key', () => {
  const file = path.join(folder, 'key.json');
  saveKey(Mnemonic.fromString(PUBLIC_TEST_MNEMONIC).deriveKey(0), PASSWORD, file);
  const keystore = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(keystore.kind, 'secretKey');
  assert.equal(keystore.address, ALICE_PUBLIC);
  assert.equal(keystore.bech32, ALICE.toBech32());
  assert.equal(decrypt(keystore, PASSWORD).toString('hex'), ALICE_SECRET + ALICE_PUBLIC);
  assert.equal(openKeystore(file, PASSWORD).hex(), ALICE_SECRET);
  assert.throws(() => revealPhrase(file, PASSWORD), /Expected keystore kind to be mnemonic/);
  assert.throws(
    () => UserWallet.decrypt(keystore, PASSWORD, 0),
    /addressIndex must not be provided when kind == 'secretKey'/,
  );
});

test('the keystores of the page', () => {
  const phrase = UserWallet.fromMnemonic({
    mnemonic: PUBLIC_TEST_MNEMONIC,
    password: 'password',
    randomness: FIXED,
  }).toJSON();
  assert.equal(decrypt(phrase, 'password').toString(), PUBLIC_TEST_MNEMONIC);
  expectJson('walletKeystoreMnemonic', phrase);

  const secretKey = Mnemonic.fromString(PUBLIC_TEST_MNEMONIC).deriveKey(0);
  const key = UserWallet.fromSecretKey({secretKey, password: 'password', randomness: FIXED}).toJSON();
  assert.equal(key.crypto.ciphertext.length / 2, 64);
  expectJson('walletKeystoreSecretKey', key);
});

test('the steps that open the keystore of the page', () => {
  const secretKey = Mnemonic.fromString(PUBLIC_TEST_MNEMONIC).deriveKey(0);
  const keystore = UserWallet.fromSecretKey({secretKey, password: 'password', randomness: FIXED}).toJSON();
  const {ciphertext, kdfparams, mac} = keystore.crypto;
  const {n, r, p, dklen, salt} = kdfparams;
  const key = scryptSync('password', Buffer.from(salt, 'hex'), dklen, {N: n, r, p}).toString('hex');
  const hmacKey = key.slice(32);
  const computed = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(Buffer.from(ciphertext, 'hex'));
  assert.equal(computed.digest('hex'), mac);
  const content = decrypt(keystore, 'password').toString('hex');
  assert.equal(content, ALICE_SECRET + ALICE_PUBLIC);

  expectText('walletKeystoreSteps.txt', [
    `1  scrypt key         ${key}`,
    `   bytes 0 to 15      ${key.slice(0, 32)}  for AES`,
    `   bytes 16 to 31     ${hmacKey}  for HMAC`,
    `2  HMAC-SHA-256       ${mac}  the same as mac`,
    `3  content            ${content.slice(0, 64)}`,
    `                      ${content.slice(64)}`,
    `4  bytes 0 to 31      ${ALICE_SECRET}  secret key`,
    `   bytes 32 to 63     ${ALICE_PUBLIC}  public key`,
    `   address            ${ALICE.toBech32()}`,
  ]);
});

test('a PEM file is Base64 of hexadecimal text', () => {
  const text = toPem(Mnemonic.fromString(PUBLIC_TEST_MNEMONIC).deriveKey(0));
  const lines = text.trim().split('\n');
  assert.equal(lines[0], `-----BEGIN PRIVATE KEY for ${ALICE.toBech32()}-----`);
  assert.equal(lines.at(-1), `-----END PRIVATE KEY for ${ALICE.toBech32()}-----`);
  const payload = Buffer.from(lines.slice(1, -1).join(''), 'base64').toString();
  assert.equal(payload, ALICE_SECRET + ALICE_PUBLIC);
  expectText('walletAlice.pem.txt', lines);
});

test('addresses of the hooks', () => {
  const token = 'aHR0cHM6Ly9leGFtcGxlLmNvbQ.1234.300.e30';
  const login = new URL(loginUrl(DEVNET_WALLET, `${CALLBACK}?order=42`, token));
  assert.equal(login.pathname, '/hook/login');
  assert.equal(login.searchParams.get('token'), token);
  assert.equal(login.searchParams.get('callbackUrl'), `${CALLBACK}?order=42`);

  const call = {receiver: CONTRACT, value: 0n, gasLimit: 6_000_000n, data: 'claim(now)@01'};
  const transaction = transactionUrl(DEVNET_WALLET, call, CALLBACK);
  assert.doesNotMatch(transaction, /[<>()]/);
  assert.equal(new URL(transaction).searchParams.get('data'), 'claim(now)@01');

  expectText('walletHooks.txt', [
    loginUrl(DEVNET_WALLET, CALLBACK),
    logoutUrl(DEVNET_WALLET, CALLBACK),
    transactionUrl(DEVNET_WALLET, {...call, data: 'claimRewards'}, CALLBACK),
    signMessageUrl(DEVNET_WALLET, 'order 42', CALLBACK),
  ]);
});

test('reads signed transactions from the callback', async () => {
  const alice = testAccount('alice', 7n);
  const asked = [7n, 8n].map(
    (nonce) =>
      new Transaction({
        nonce,
        value: 10n ** 16n,
        sender: alice.address,
        receiver: BOB,
        gasLimit: 65_000n,
        chainID: 'D',
        data: Buffer.from('invoice-42'),
      }),
  );
  const url = signUrl(DEVNET_WALLET, asked, CALLBACK);
  const query = new URL(url).searchParams;
  assert.equal(query.get('nonce[1]'), '8');
  assert.equal(query.get('value[0]'), '10000000000000000');
  assert.equal(query.get('data[0]'), 'invoice-42');
  assert.equal(query.get('chainID[0]'), 'D');
  assert.equal(query.get('signature[0]'), null);
  expectText('walletSignHook.txt', [signUrl(DEVNET_WALLET, asked.slice(0, 1), CALLBACK)]);

  const signatures = await Promise.all(asked.map((transaction) => alice.signTransaction(transaction)));
  const fields = asked.flatMap((transaction, position) => [
    `nonce[${position}]=${transaction.nonce}`,
    `version[${position}]=${transaction.version}`,
    `signature[${position}]=${Buffer.from(signatures[position] ?? []).toString('hex')}`,
  ]);
  const callback = `${CALLBACK}?${fields.join('&')}&walletProviderStatus=transactionsSigned`;
  const signed = readSigned(callback, asked);
  for (const transaction of signed) {
    assert.ok(await alice.verifyTransactionSignature(transaction, transaction.signature));
  }
  assert.throws(() => readSigned(callback, [...asked].reverse()), /returned a different transaction/);
  assert.throws(
    () => readSigned(`${CALLBACK}?address=${ALICE.toBech32()}&status=cancelled`, asked),
    /Not signed: cancelled/,
  );
});

test('rejects a login or message with a wrong signature', async () => {
  const alice = testAccount('alice');
  const sign = async (text: string) =>
    Buffer.from(await alice.signMessage(new Message({data: Buffer.from(text)}))).toString('hex');

  assert.ok(await isSignedBy(ALICE.toBech32(), 'order 42', await sign('order 42')));
  assert.ok(!(await isSignedBy(BOB.toBech32(), 'order 42', await sign('order 42'))));

  const callback = `${CALLBACK}?address=${ALICE.toBech32()}&signature=${await sign(`${ALICE.toBech32()}token`)}`;
  assert.ok(await isLoginOf(callback, 'token'));
  assert.ok(!(await isLoginOf(callback, 'another token')));
});
