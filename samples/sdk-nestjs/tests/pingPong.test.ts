import 'reflect-metadata';
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, beforeEach, test} from 'node:test';
import type {INestApplication, INestApplicationContext} from '@nestjs/common';
import {Follower} from '../src/pingPong/follower';
import {start} from '../src/pingPong/main';
import {settings} from '../src/pingPong/settings';
import {startFakeChain, type FakeChain} from './support/fakeChain';
import {startRedisStandIn, type RedisStandIn} from './support/redisStandIn';

const CONTRACT = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';
const ALICE = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const ONE_EGLD = 1_000_000_000_000_000_000n;

let chain: FakeChain;
let redis: RedisStandIn;
let api: INestApplication;
let context: INestApplicationContext;
let url: string;

before(async () => {
  chain = await startFakeChain();
  redis = await startRedisStandIn();
  Object.assign(process.env, {
    API_URL: chain.url,
    GATEWAY_URL: chain.url,
    REDIS_PORT: String(redis.port),
    CONTRACT,
    APP_ORIGIN: 'http://localhost:5173',
  });
  api = (await start('api', 0)) as INestApplication;
  url = await api.getUrl();
  context = await start('follower', 0);
  context.get(Follower).onApplicationShutdown(); // tests run it themselves
});
after(async () => {
  await api.close();
  await context.close();
  await redis.close();
  await chain.close();
  setImmediate(() => process.exit()); // the modules don't close their connection to Redis
});
beforeEach(() => {
  redis.values.clear();
  chain.requests.length = 0;
  chain.views = {getPingAmount: ONE_EGLD, getUnlocksAtMillis: 0n};
  chain.blocks = [[]];
});

const read = async (user = ALICE) => {
  const response = await fetch(`${url.replace('[::1]', 'localhost')}/deposits/${user}`);
  return {status: response.status, headers: response.headers, body: (await response.json()) as any};
};
const queriesOf = (view: string) => chain.requests.filter((request) => request === `/query ${view}`).length;
const call = (data: string, overrides: object = {}) => ({
  hash: 'a1',
  sender: ALICE,
  receiver: CONTRACT,
  sourceShard: 1,
  destinationShard: 1,
  data: Buffer.from(data).toString('base64'),
  ...overrides,
});

test('the service has the ABI of the contract', () => {
  const built = readFileSync('../contracts/ping-pong/output/ping-pong.abi.json', 'utf8');
  assert.deepEqual(JSON.parse(readFileSync('ping-pong.abi.json', 'utf8')), JSON.parse(built));
});

test('the second request is served from the cache', async () => {
  assert.deepEqual((await read()).body, {amount: String(ONE_EGLD), unlocksAt: 0});
  assert.deepEqual((await read()).body, {amount: String(ONE_EGLD), unlocksAt: 0});
  assert.equal(queriesOf('getUnlocksAtMillis'), 1);
});

test('a ping on the chain removes the cached deposit', async () => {
  await context.get(Follower).run(); // starts at the latest block
  await read();
  chain.views['getUnlocksAtMillis'] = 1_790_000_180_000n;
  chain.blocks.push([call('ping')]);
  await context.get(Follower).run();
  assert.equal((await read()).body.unlocksAt, 1_790_000_180_000);
  assert.equal(queriesOf('getUnlocksAtMillis'), 2);
});

test('other calls, other contracts and unfinished cross-shard calls do not change the cache', async () => {
  await context.get(Follower).run();
  await read();
  chain.blocks.push([call('claim'), call('ping', {receiver: ALICE}), call('ping', {destinationShard: 0})]);
  await context.get(Follower).run();
  await read();
  assert.equal(queriesOf('getUnlocksAtMillis'), 1);
});

test('the follower continues after its last block, at most 100 blocks back', async () => {
  await context.get(Follower).run();
  chain.blocks = Array.from({length: 251}, () => []);
  chain.requests.length = 0;
  await context.get(Follower).run();
  const nonces = chain.requests.flatMap((request) => /^\/block\/1\/by-nonce\/(\d+)/.exec(request)?.[1] ?? []);
  assert.equal(nonces[0], '151');
  assert.equal(nonces.at(-1), '250');
});

test('rejects an invalid address, and accepts requests from the app', async () => {
  const wrong = await read('erd1abc');
  assert.equal(wrong.status, 400);
  assert.equal(wrong.body.message, "Validation failed for argument 'user' (a bech32 address is expected)");
  assert.equal((await read()).headers.get('access-control-allow-origin'), 'http://localhost:5173');
});

test('an error names the missing setting', () => {
  delete process.env['CONTRACT'];
  assert.throws(() => settings.contract(), /CONTRACT is not set/);
  process.env['CONTRACT'] = CONTRACT;
});
