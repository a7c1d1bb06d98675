import {Redis} from 'ioredis';
import type {LogEntry} from '@site/server/chat/log';
import {createRateLimit} from '@site/server/chat/rateLimit';
import {redisOptions, watchRedis} from '@site/server/chat/redis';
import {createThreads} from '@site/server/chat/threads';
import {readServerSettings} from '@site/server/settings';
import {startRedisStandIn} from '@site/tests/support/redisStandIn';
import {withResolvers} from '@site/tests/support/withResolvers';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('counts Redis as unavailable while it loads its data', async () => {
  let load!: () => void;
  const redis = await startRedisStandIn({loadedAfter: new Promise((resolve) => (load = resolve))});
  const logged: LogEntry[] = [];
  const {promise: isBack, resolve: back} = withResolvers();
  const log = (entry: LogEntry) => {
    logged.push(entry);
    if (logged.filter(({event}) => event === 'redis_back').length === 2) back();
  };
  const settings = readServerSettings({CHAT_REDIS_URL: redis.url}).chat;
  const threads = createThreads(settings, log);
  const rateLimit = createRateLimit(settings, log);
  closing.push(threads.close, rateLimit.close, redis.close);

  expect(await rateLimit.count('127.0.0.1')).toBeUndefined();
  await expect(threads.read('a-thread')).rejects.toThrow();
  expect(logged.map(({event, at, error}) => ({event, at, error}))).toEqual(
    Array.from({length: 2}, () => ({
      event: 'redis_away',
      at: `127.0.0.1:${redis.port}`,
      error:
        'Expected Redis to be ready within 2 seconds, found it not ready; it may still be loading its data.',
    })),
  );

  load();
  await isBack;
  await threads.write('a-thread', [{role: 'user', content: 'Hi there, what is a shard?'}]);
  expect(await threads.read('a-thread')).toHaveLength(1);
  expect(redis.values.get('ask-ai:rate:127.0.0.1')).toBeUndefined();
  await rateLimit.count('127.0.0.1');
  expect(redis.values.get('ask-ai:rate:127.0.0.1')).toEqual({value: '1', seconds: 60});
}, 20_000);

it('resolves if the connection is closed before it was established', async () => {
  const redis = await startRedisStandIn({loadedAfter: new Promise(() => undefined)});
  closing.push(redis.close);
  const logged: LogEntry[] = [];
  const client = new Redis(redis.url, redisOptions);
  const isKnown = watchRedis(client, 'nothing is kept', (entry) => logged.push(entry));
  client.disconnect();
  await isKnown;
  expect(logged).toEqual([]);
});
