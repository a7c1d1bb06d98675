import 'reflect-metadata';
import assert from 'node:assert/strict';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {Mnemonic, UserPem, UserSecretKey} from '@multiversx/sdk-core';
import {CacheService, InMemoryCacheService, jitter} from '@multiversx/sdk-nestjs-cache';
import {NativeAuth, NativeAuthAdminGuard, NativeAuthGuard, NoAuth} from '@multiversx/sdk-nestjs-auth';
import {NativeAuthSigner} from '@multiversx/sdk-nestjs-http';
import {Controller, Get, UseGuards, type INestApplication} from '@nestjs/common';
import {APP_GUARD} from '@nestjs/core';
import {Test} from '@nestjs/testing';
import {sign} from 'jsonwebtoken';
import {AppModule} from '../src/app.module';
import {OrdersClient, OrdersClientModule} from '../src/call';
import {ServiceConfigModule} from '../src/config';
import {CountersModule} from '../src/counters.module';
import {MemoryCacheModule} from '../src/memoryCache';
import {Settlement, ShopMetrics} from '../src/metrics';
import {start} from '../src/main';
import {Counters, PriceList, PriceService, PriceSource} from '../src/prices';
import {startFakeApi} from './support/fakeApi';
import {startRedisStandIn, type RedisStandIn} from './support/redisStandIn';

/** The public phrase of the SDKs' test wallets: never send real EGLD to them. */
const PHRASE =
  'moral volcano peasant pass circle pen over picture flat shop clap goat never lyrics gather prepare woman film husband gravity behind test tiger improve';
const ORIGIN = 'https://app.example';
const SECRET = 'test secret';
const keys: UserSecretKey[] = [0, 1].map((index) => Mnemonic.fromString(PHRASE).deriveKey(index));
const [ALICE = '', BOB = ''] = keys.map((key) => key.generatePublicKey().toAddress().toBech32());
const pems = keys.map((key, index) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'nestjs-')), `${index}.pem`);
  writeFileSync(file, new UserPem(index === 0 ? ALICE : BOB, key).toText());
  return file;
});

class FakePriceSource extends PriceSource {
  loaded: string[] = [];
  price = 5;
  override async load(token: string): Promise<number> {
    this.loaded.push(token);
    return this.price;
  }
}

@Controller()
class GuardedController {
  @Get('me')
  getMe(@NativeAuth('address') address: string) {
    return {address};
  }

  @NoAuth()
  @Get('open')
  getOpen() {
    return {};
  }

  @NoAuth()
  @Get('admin')
  @UseGuards(NativeAuthAdminGuard)
  getAdmin() {
    return {};
  }
}

let api: Awaited<ReturnType<typeof startFakeApi>>;
let redis: RedisStandIn;
let app: INestApplication;
let url: string;
const source = new FakePriceSource();

before(async () => {
  api = await startFakeApi();
  redis = await startRedisStandIn();
  Object.assign(process.env, {
    API_URL: api.url,
    REDIS_PORT: String(redis.port),
    JWT_SECRET: SECRET,
    ADMINS: ALICE,
    ACCEPTED_ORIGINS: ORIGIN,
    PEM_FILE: pems[0],
  });
  const module = await Test.createTestingModule({imports: [AppModule, CountersModule, OrdersClientModule, MemoryCacheModule]})
    .overrideProvider(PriceSource)
    .useValue(source)
    .compile();
  app = module.createNestApplication({logger: false});
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
after(async () => {
  await app.close();
  await redis.close();
  await api.close();
  setImmediate(() => process.exit()); // the modules don't close their connection to Redis
});
beforeEach(() => {
  source.loaded = [];
  source.price = 5;
});

async function tokenOf(wallet: 0 | 1, origin = ORIGIN, expirySeconds = 7_200): Promise<string> {
  const signer = new NativeAuthSigner({origin, apiUrl: api.url, expirySeconds, signerPrivateKeyPath: pems[wallet]});
  return (await signer.getToken()).token;
}

async function call(route: string, token?: string, headers: Record<string, string> = {origin: ORIGIN}, method = 'GET') {
  const authorization: Record<string, string> = token === undefined ? {} : {authorization: `Bearer ${token}`};
  const response = await fetch(`${url}${route}`, {method, headers: {...headers, ...authorization}});
  const text = await response.text();
  const body = text.startsWith('{') ? JSON.parse(text) : text;
  return {status: response.status, headers: response.headers, body};
}

test('a native auth token identifies the caller', async () => {
  const token = await tokenOf(0);
  const mine = await call('/orders/mine', token);
  assert.deepEqual([mine.status, mine.body], [200, {address: ALICE, orders: []}]);
  assert.equal(mine.headers.get('x-native-auth-address'), ALICE);
  const {body: session} = await call('/orders/session', token);
  assert.equal(session.expires - session.issued, 7_200);
  assert.deepEqual([session.origin, session.signerAddress], [ORIGIN, ALICE]);
});

test('the guard rejects requests, with the cause in headers', async () => {
  const without = await call('/orders/mine');
  assert.deepEqual(without.body, {message: 'Forbidden resource', error: 'Forbidden', statusCode: 403});
  assert.equal((await call('/orders/open')).status, 200);

  const errorOf = async (token: string, headers?: Record<string, string>) => {
    const rejected = await call('/orders/mine', token, headers);
    assert.equal(rejected.status, 403);
    return `${rejected.headers.get('x-native-auth-error-type')}: ${rejected.headers.get('x-native-auth-error-message')}`;
  };
  assert.equal(await errorOf('abc'), 'NativeAuthInvalidTokenError: The provided token is not a NativeAuth token');
  assert.equal(
    await errorOf(await tokenOf(0, ORIGIN, 100_000)),
    'NativeAuthInvalidTokenTtlError: The provided TTL in the token (100000) is larger than the maximum allowed TTL (86400)',
  );
  assert.equal(
    await errorOf(await tokenOf(0, 'https://other.example')),
    'NativeAuthOriginNotAcceptedError: Origin not accepted',
  );
  const token = await tokenOf(0);
  const stolen = `${token.split('.').slice(0, 2).join('.')}.${'00'.repeat(64)}`;
  assert.equal(await errorOf(stolen), 'NativeAuthInvalidSignatureError: Invalid signature');
  assert.equal(
    await errorOf(token, {}),
    `NativeAuthInvalidOriginError: Invalid origin '${ORIGIN}'. should be ''`,
    'without an Origin header',
  );
  assert.equal((await call('/orders/mine', token, {referer: `${ORIGIN}/page`})).status, 200);
  assert.equal((await call('/orders/mine', token, {origin: 'http://localhost:3000'})).status, 200);
});

test('requests the block time once and caches it', async () => {
  api.requests.length = 0;
  redis.values.clear();
  app.get(CacheService).deleteLocal(`block:timestamp:${'b1'.repeat(32)}`);
  const token = await tokenOf(0);
  await call('/orders/mine', token);
  await call('/orders/mine', token);
  assert.equal(api.requests.filter((request) => request.includes('extract=timestamp')).length, 1);
});

test('only admins delete', async () => {
  assert.equal((await call('/orders/7', await tokenOf(1), undefined, 'DELETE')).status, 403);
  assert.deepEqual((await call('/orders/7', await tokenOf(0), undefined, 'DELETE')).body, {deleted: '7'});
});

test('a guard for the whole application, and an admin guard on its own', async () => {
  const imports = [ServiceConfigModule];
  const guard = {provide: APP_GUARD, useClass: NativeAuthGuard};
  const module = await Test.createTestingModule({imports, controllers: [GuardedController], providers: [guard]}).compile();
  const guarded = module.createNestApplication({logger: false});
  await guarded.listen(0, '127.0.0.1');
  const base = await guarded.getUrl();
  const get = (route: string, token: string) =>
    fetch(`${base}${route}`, {headers: {origin: ORIGIN, authorization: `Bearer ${token}`}});
  const token = await tokenOf(0);
  assert.deepEqual(await (await get('/me', token)).json(), {address: ALICE});
  assert.equal((await get('/me', 'abc')).status, 403);
  assert.equal((await get('/open', 'abc')).status, 200);
  assert.equal((await get('/admin', token)).status, 500);
  await guarded.close();

  process.env['API_URL'] = 'http://127.0.0.1:9';
  const cutOff = await Test.createTestingModule({imports, controllers: [GuardedController], providers: [guard]}).compile();
  process.env['API_URL'] = api.url;
  const unreachable = cutOff.createNestApplication({logger: false});
  await unreachable.listen(0, '127.0.0.1');
  const headers = {origin: ORIGIN, authorization: `Bearer ${token}`};
  assert.equal((await fetch(`${await unreachable.getUrl()}/me`, {headers})).status, 500);
  await unreachable.close();

  await assert.rejects(
    Test.createTestingModule({controllers: [GuardedController], providers: [guard]}).compile(),
    /Nest can't resolve dependencies of the NativeAuthGuard \(\?, /,
  );
});

test('JWT guards', async () => {
  const jwt = sign({user: {address: ALICE}}, SECRET, {expiresIn: '1h'});
  assert.deepEqual((await call('/reports', jwt)).body, {address: ALICE});
  assert.deepEqual((await call('/reports/all', jwt)).body, {requestedBy: ALICE});
  const bobJwt = sign({address: BOB}, SECRET);
  assert.equal((await call('/reports/all', bobJwt)).status, 403);
  const forged = await call('/reports', sign({address: ALICE}, 'another secret'));
  assert.equal(forged.status, 403);
  assert.equal(forged.headers.get('x-jwt-auth-error-message'), 'invalid signature');
  const expired = await call('/reports', sign({address: ALICE}, SECRET, {expiresIn: -1}));
  assert.equal(expired.headers.get('x-jwt-auth-error-message'), 'jwt expired');
  assert.deepEqual((await call('/reports/either', jwt)).body, {address: ALICE});
  assert.deepEqual((await call('/reports/either', await tokenOf(1))).body, {address: BOB});
  assert.equal((await call('/reports/either', 'abc')).status, 403);
});

test('a service logs in to another service', async () => {
  assert.deepEqual(await app.get(OrdersClient, {strict: false}).getMine(url), {address: ALICE, orders: []});
});

test('loads a value once and stores it in both levels', async () => {
  const prices = app.get(PriceService);
  assert.deepEqual(await Promise.all([prices.getPrice('A-1'), prices.getPrice('A-1')]), [5, 5]);
  assert.deepEqual(source.loaded, ['A-1']);
  assert.equal(redis.values.get('price:A-1'), '5');
  assert.deepEqual(redis.commands.findLast(([name]) => name === 'set')?.slice(3), ['EX', '60']);
  assert.equal(app.get(CacheService).getLocal('price:A-1'), 5);

  source.price = 6;
  assert.equal(await prices.getPrice('A-1'), 5);
  assert.equal(await prices.refresh('A-1'), 6);
  assert.equal(redis.values.get('price:A-1'), '6');
  await prices.forget('A-1');
  assert.equal(redis.values.has('price:A-1'), false);
  assert.equal(await prices.getPrice('A-1'), 6);
});

test('a list loads only the missing values', async () => {
  redis.values.set('price:B-1', '7');
  const prices = await app.get(PriceList).getPrices(['B-1', 'B-2']);
  assert.deepEqual({...prices}, {'price:B-1': 7, 'price:B-2': 5});
  assert.deepEqual(source.loaded, ['B-2']);
});

test('falsy values in memory are ignored, and undefined is never cached', async () => {
  const cache = app.get(CacheService);
  await cache.set('zero', 0, 60);
  redis.values.set('zero', '9');
  assert.equal(cache.getLocal('zero'), 0);
  assert.equal(await cache.get('zero'), 9);
  await cache.set('nothing', undefined, 60);
  assert.equal(redis.values.has('nothing'), false);
  await cache.set('null', null, 60, 60, false);
  assert.equal(redis.values.has('null'), false);
  redis.values.set('remote', '"text"');
  assert.equal(await cache.get('remote'), 'text');
  assert.equal(cache.getLocal('remote'), undefined, 'get does not copy into memory');
  assert.equal(await cache.getOrSet('remote', async () => 'new', 60), 'text');
  assert.equal(cache.getLocal('remote'), 'text', 'getOrSet does');
  await cache.setMany(['m1', 'm2'], [1, 2], 60);
  assert.deepEqual(await cache.getMany(['m1', 'm2', 'm3']), [1, 2, undefined]);
  const spread = Array.from({length: 200}, () => jitter(60));
  assert.ok(spread.every((seconds) => Number.isInteger(seconds) && seconds >= 54 && seconds <= 66));
  const memory = new InMemoryCacheService();
  memory.set('short', 1, 0);
  assert.equal(memory.get('short'), undefined, 'an expiry of 0 stores nothing');
  await cache.deleteMany(['m1', 'm2']);
  assert.equal(redis.values.has('m1'), false);
});

test('one level only', async () => {
  const counters = app.get(Counters, {strict: false});
  counters.rememberHere('here', 3);
  assert.equal(new InMemoryCacheService().get('here'), 3, 'memory is shared in the process');
  assert.equal(await counters.countEverywhere('visits'), 1);
  assert.equal(await counters.countEverywhere('visits'), 2);
  assert.deepEqual(redis.commands.findLast(([name]) => name === 'expire'), ['expire', 'visits', '3600']);
});

test('equal requests get the same response for three seconds', async () => {
  const first = await call(`/tokens/${ALICE}`);
  assert.deepEqual((await call(`/tokens/${ALICE}`)).body, first.body);
  assert.notDeepEqual((await call(`/tokens/${ALICE}`, undefined, {'no-cache': 'true'})).body, first.body);
  assert.notDeepEqual((await call(`/tokens/${ALICE}/fresh`)).body, (await call(`/tokens/${ALICE}/fresh`)).body);
  const wrong = await call('/tokens/erd1abc');
  assert.equal(wrong.status, 400);
  assert.equal(wrong.body.message, "Validation failed for argument 'owner' (a bech32 address is expected)");
});

test('built-in and custom metrics', async () => {
  const shop = app.get(ShopMetrics, {strict: false});
  shop.setOpenOrders(3);
  shop.addPayment('success', 700);
  const settlement = app.get(Settlement, {strict: false});
  assert.equal(await settlement.settle(async () => 'paid'), 'paid');
  assert.equal(await settlement.settleAndLog(async () => 'paid'), 'paid');
  assert.equal(typeof (await settlement.measureCpu(async () => undefined)), 'number');
  const response = await call('/orders/open');
  assert.ok(response.headers.has('x-request-cpu-time'));

  const {body, headers} = await call('/metrics');
  assert.match(headers.get('content-type') ?? '', /^text\/plain/);
  for (const line of [
    'shop_open_orders 3',
    'shop_payment_ms_bucket{le="1200",result="success"} 1',
    'external_apis_count{system="payments"} 1',
    'redis_duration_count{action="GET"}',
    'api_count{endpoint="OrdersController.getOpen",origin="https://app.example",code="200"} 2',
    'api_bucket{le="+Inf",endpoint="OrdersController.getOpen"',
    'api_cpu_time_count{endpoint="OrdersController.getOpen"}',
    'cached_api_hits{endpoint="TokensController.getTokens"} 1',
    'process_cpu_seconds_total',
  ]) {
    assert.ok(String(body).includes(line), line);
  }
  assert.ok(!String(body).includes('code="403"'), 'guards reject before the interceptors run');
  assert.doesNotMatch(String(body), /api_bucket\{le="\d/, 'no buckets, so no percentiles');
  assert.doesNotThrow(() => new ShopMetrics(), 'a second instance finds them');
});

test('the main program starts', async () => {
  const started = await start(0);
  assert.ok(started.getHttpServer().listening);
  await started.close();
});

test('the project installs all modules that it loads', () => {
  const elsewhere = Object.keys(require.cache).filter((file) => !file.startsWith(`${process.cwd()}${path.sep}`));
  assert.deepEqual(elsewhere, []);
});
