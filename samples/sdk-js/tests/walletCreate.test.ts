import assert from 'node:assert/strict';
import {mkdtempSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {Account, AddressComputer} from '@multiversx/sdk-core';
import {createKeystore, createSingleKey, isPhrase, newPhrase, newPhraseInShard} from '../src/wallet/create.js';
import {ALICE, PUBLIC_TEST_MNEMONIC} from './support/testWallets.js';

const folder = mkdtempSync(path.join(tmpdir(), 'create-'));

test('each new phrase has 24 other words', () => {
  const phrase = newPhrase();
  assert.equal(phrase.split(' ').length, 24);
  assert.ok(isPhrase(phrase));
  assert.notEqual(phrase, newPhrase());
  assert.ok(!isPhrase(PUBLIC_TEST_MNEMONIC.replace('moral', 'morals')));
  assert.ok(!isPhrase(PUBLIC_TEST_MNEMONIC.replace('moral volcano', 'volcano moral')));
});

test('finds a phrase for each shard', () => {
  for (const shard of [0, 1, 2]) {
    const {address} = Account.newFromMnemonic(newPhraseInShard(shard));
    assert.equal(new AddressComputer(3).getShardOfAddress(address), shard);
  }
});

test("a keystore is readable only by its owner, and isn't overwritten", () => {
  const file = path.join(folder, 'alice.json');
  assert.equal(createKeystore(PUBLIC_TEST_MNEMONIC, 'long password', file).toBech32(), ALICE.toBech32());
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.throws(() => createKeystore(PUBLIC_TEST_MNEMONIC, 'long password', file), /EEXIST/);
});

test('a single key needs no phrase', () => {
  const file = path.join(folder, 'service.json');
  const address = createSingleKey('long password', file);
  assert.ok(Account.newFromKeystore(file, 'long password').address.equals(address));
  assert.equal(statSync(file).mode & 0o777, 0o600);
});
