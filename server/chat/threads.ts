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

/** What was said in each conversation, by the id that the endpoint gave it. */
export type Threads = {
  /** Undefined where there is none of that name, or no longer. @throws Error where the store can't be asked */
  read(id: string): Promise<Turn[] | undefined>;
  /** Keeps the latest turns, without those that were declined. */
  write(id: string, turns: readonly Turn[]): Promise<void>;
  close(): Promise<void>;
};

/** The form of the ids that the endpoint gives, so that no request reaches other keys of a shared store. */
const THREAD_ID = /^[\w-]{1,64}$/;

const turnsSchema = v.array(
  v.object({role: v.picklist(['user', 'assistant']), content: v.string(), about: v.optional(aboutSchema)}),
);

/** Keeps conversations in Redis where the settings name one, else in this process, the latest ones only. */
export function createThreads(
  settings: Pick<ChatSettings, 'redisUrl' | 'threadLifetime' | 'mostThreads' | 'threadsSize' | 'mostTurns'>,
  log: Log,
): Threads {
  const {driver, isKnown} = storeOf(settings, log);
  const storage = createStorage<Turn[]>({driver});
  return {
    async read(id) {
      await isKnown;
      const turns = THREAD_ID.test(id) ? await storage.getItem(id) : undefined;
      return v.is(turnsSchema, turns) ? turns : undefined;
    },
    async write(id, turns) {
      await isKnown;
      await storage.setItem(id, latestTurns(turns, settings.mostTurns));
    },
    close: () => storage.dispose(),
  };
}

type Store = {
  driver: Driver;
  /** Settles when it can be used, or can't. */
  isKnown?: Promise<void>;
};

function storeOf(
  {
    redisUrl,
    threadLifetime,
    mostThreads,
    threadsSize,
  }: Pick<ChatSettings, 'redisUrl' | 'threadLifetime' | 'mostThreads' | 'threadsSize'>,
  log: Log,
): Store {
  if (redisUrl === undefined) {
    return {driver: lruCacheDriver({max: mostThreads, maxSize: threadsSize, ttl: threadLifetime}) as Driver};
  }
  const driver = redisDriver({
    ...redisOptions,
    url: redisUrl,
    base: 'ask-ai:thread',
    ttl: Math.ceil(threadLifetime / 1000),
  });
  const redis = driver.getInstance?.() as Redis;
  return {driver: driver as Driver, isKnown: watchRedis(redis, 'conversations are not kept', log)};
}
