import 'reflect-metadata';
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {Mnemonic, UserPem} from '@multiversx/sdk-core';
import {NativeAuthSigner} from '@multiversx/sdk-nestjs-http';
import type {INestApplication} from '@nestjs/common';
import {startFakeApi} from './support/fakeApi';

/** The public phrase of the SDKs' test wallets: never send real EGLD to them. */
const PHRASE =
  'moral volcano peasant pass circle pen over picture flat shop clap goat never lyrics gather prepare woman film husband gravity behind test tiger improve';
const ORIGIN = 'http://localhost:5173';
const key = Mnemonic.fromString(PHRASE).deriveKey(0);
const ALICE = key.generatePublicKey().toAddress().toBech32();

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: INestApplication;
let url: string;

before(async () => {
  api = await startFakeApi();
  process.env['API_URL'] = api.url; // main.ts reads it when it's imported
  const {start} = await import('../src/accounts/main');
  app = await start(0);
  url = (await app.getUrl()).replace('[::1]', 'localhost');
});
after(async () => {
  await app.close();
  await api.close();
});

const get = async (route: string, headers: Record<string, string> = {}) =>
  `${await (await fetch(`${url}${route}`, {headers})).text()}\n`;
const expected = (name: string) => readFileSync(`expected/${name}.json`, 'utf8');

test('returns an account, and requests it from the API once', async () => {
  assert.equal(await get(`/accounts/${ALICE}`), expected('account'));
  assert.equal(await get(`/accounts/${ALICE}`), expected('account'));
  assert.equal(api.requests.filter((request) => request.startsWith('/accounts/')).length, 1);
});

test('rejects an invalid address', async () => {
  assert.equal(await get('/accounts/erd1abc'), expected('invalidAddress'));
});

test('rejects a request without a token, and accepts one with a token', async () => {
  assert.equal(await get('/me'), expected('noToken'));
  const signerPrivateKeyPath = path.join(mkdtempSync(path.join(tmpdir(), 'nestjs-')), 'alice.pem');
  writeFileSync(signerPrivateKeyPath, new UserPem(ALICE, key).toText());
  const signer = new NativeAuthSigner({origin: ORIGIN, apiUrl: api.url, expirySeconds: 7_200, signerPrivateKeyPath});
  const {token} = await signer.getToken();
  const headers = {origin: ORIGIN, authorization: `Bearer ${token}`};
  assert.equal(await get('/me', headers), `${JSON.stringify({address: ALICE})}\n`);
});
