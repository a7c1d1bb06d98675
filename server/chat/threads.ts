import {createStorage, type Driver} from 'unstorage';
import lruCacheDriver from 'unstorage/drivers/lru-cache';
import redisDriver from 'unstorage/drivers/redis';
import type {Turn} from '../../src/askAi/answerer';
import type {ChatSettings} from '../settings';
import {ignoreLostConnections, redisOptions} from './redis';

/** What was said in each conversation, by the id that the endpoint gave it. */
export type Threads = {
  /** Undefined where there is none of that name, or no longer. */
  read(id: string): Promise<Turn[] | undefined>;
  write(id: string, turns: readonly Turn[]): Promise<void>;
  close(): Promise<void>;
};

/** The form of the ids that the endpoint gives, so that no request reaches other keys of a shared store. */
const THREAD_ID = /^[\w-]{1,64}$/;

/** Keeps conversations in Redis where the settings name one, else in this process, the latest ones only. */
export function createThreads(
  settings: Pick<ChatSettings, 'redisUrl' | 'threadLifetime' | 'mostThreads' | 'mostTurns'>,
  driver: Driver = driverOf(settings),
): Threads {
  const storage = createStorage<Turn[]>({driver: driver as Driver});
  return {
    async read(id) {
      const turns = THREAD_ID.test(id) ? await storage.getItem(id) : undefined;
      return Array.isArray(turns) ? turns : undefined;
    },
    write: (id, turns) => storage.setItem(id, turns.slice(-settings.mostTurns)),
    close: () => storage.dispose(),
  };
}

function driverOf({
  redisUrl,
  threadLifetime,
  mostThreads,
}: Pick<ChatSettings, 'redisUrl' | 'threadLifetime' | 'mostThreads'>): Driver {
  if (redisUrl === undefined) return lruCacheDriver({max: mostThreads, ttl: threadLifetime}) as Driver;
  const driver = redisDriver({
    ...redisOptions,
    url: redisUrl,
    base: 'ask-ai:thread',
    ttl: Math.ceil(threadLifetime / 1000),
    preConnect: true,
  });
  const redis = driver.getInstance?.();
  if (redis) ignoreLostConnections(redis);
  return driver as Driver;
}
