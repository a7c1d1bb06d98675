import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {isTextSignedBy, signText} from '../src/transactions/messages.js';
import {ALICE, BOB, testAccount} from './support/testWallets.js';

test('a message has the signature that mxpy prints', async () => {
  const printed = JSON.parse(readFileSync('../cli/mxpy/expected/message.json', 'utf8')) as {signature: string};
  const signature = await signText('order 42', testAccount('alice'));
  assert.equal(`0x${Buffer.from(signature).toString('hex')}`, printed.signature);
});

test('a signature is valid only for its signer', async () => {
  const signature = await signText('order 42', testAccount('alice'));
  assert.equal(await isTextSignedBy('order 42', signature, ALICE), true);
  assert.equal(await isTextSignedBy('order 43', signature, ALICE), false);
  assert.equal(await isTextSignedBy('order 42', signature, BOB), false);
});
