import type {Redis} from 'ioredis';
import {createStorage, type Driver} from 'unstorage';
import lruCacheDriver from 'unstorage/drivers/lru-cache';
import redisDriver from 'unstorage/drivers/redis';
import * as v from 'valibot';
import type {Turn} from '../../src/askAi/answerer';
import {aboutSchema} from '../../src/askAi/chatRequest';
import type {ChatSettings} from '../settings';
import {latestTurns} from './latestTurns';
import type {Log} from './log';
import {redisOptions, watchRedis} from './redis';

/** Store of the conversations, by id. */
export type Threads = {
  /** Resolves with undefined if the conversation is unknown or has expired. Rejects if the store is unavailable. */
  read(id: string): Promise<Turn[] | undefined>;
  /** Saves the latest turns, without refused messages. */
  write(id: string, turns: readonly Turn[]): Promise<void>;
  close(): Promise<void>;
};

/** Pattern of the endpoint's ids. It prevents requests from reading other keys of a shared store. */
const THREAD_ID = /^[\w-]{1,64}$/;

/** Maximum number of stored turns of a conversation: ten questions with their answers. The oldest are dropped. */
const MAX_TURNS = 20;

const turnsSchema = v.array(
  v.object({role: v.picklist(['user', 'assistant']), content: v.string(), about: v.optional(aboutSchema)}),
);

/** Returns a store in Redis if configured, otherwise in the memory of this process, which drops the oldest conversations. */
export function createThreads(
  settings: Pick<ChatSettings, 'redisUrl' | 'threadLifetime' | 'threadsSize'>,
  log: Log,
): Threads {
  const {driver, settled} = storeOf(settings, log);
  const storage = createStorage<Turn[]>({driver});
  return {
    async read(id) {
      await settled;
      const turns = THREAD_ID.test(id) ? await storage.getItem(id) : undefined;
      return v.is(turnsSchema, turns) ? turns : undefined;
    },
    async write(id, turns) {
      await settled;
      await storage.setItem(id, latestTurns(turns, MAX_TURNS));
    },
    close: () => storage.dispose(),
  };
}

type Store = {
  driver: Driver;
  /** Resolves when it is known whether the store is available. */
  settled?: Promise<void>;
};

function storeOf(
  {redisUrl, threadLifetime, threadsSize}: Pick<ChatSettings, 'redisUrl' | 'threadLifetime' | 'threadsSize'>,
  log: Log,
): Store {
  if (redisUrl === undefined) {
    // Only the size is limited: `max`, the number of conversations, is 1,000 by default, and 0 means no limit.
    return {driver: lruCacheDriver({max: 0, maxSize: threadsSize, ttl: threadLifetime}) as Driver};
  }
  const driver = redisDriver({
    ...redisOptions,
    url: redisUrl,
    base: 'ask-ai:thread',
    ttl: Math.ceil(threadLifetime / 1000),
  });
  const redis = driver.getInstance?.() as Redis;
  return {driver: driver as Driver, settled: watchRedis(redis, 'conversations are not kept', log)};
}
