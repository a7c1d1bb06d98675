import type {Redis} from 'ioredis';
import type {Log} from './log';

/**
 * Options for every connection to Redis: while it is away, what needs it fails at once, so that answers never wait for
 * it. The connection is taken up again by itself.
 */
export const redisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 5000,
  /** Milliseconds for one command, where the network swallows it. */
  commandTimeout: 1000,
} as const;

/** Milliseconds after which a Redis that isn't ready counts as away: one that still reads its data says nothing. */
const READY_TIMEOUT = 2000;

/**
 * Logs when a connection is lost and when it is back, not each attempt between; `meanwhile` says what that means.
 * Settles when it is known for the first time whether Redis is there: before that, every command would fail.
 */
export function watchRedis(redis: Redis, meanwhile: string, log: Log): Promise<void> {
  const {host, port} = redis.options;
  const at = `${host}:${port}`;
  let isAway = false;
  const miss = (error: string | undefined): void => {
    if (!isAway) log({event: 'redis_away', at, error, meanwhile, advice: ADVICE});
    isAway = true;
  };
  // An error of several addresses has a code only.
  redis.on('error', (error: Error & {code?: string}) => miss(error.message || error.code));
  redis.on('ready', () => {
    if (isAway) log({event: 'redis_back', at});
    isAway = false;
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      miss(`Not ready after ${READY_TIMEOUT / 1000} seconds; it may still be reading its data.`);
      resolve();
    }, READY_TIMEOUT);
    // One that is given back before it was connected only ends.
    for (const event of ['ready', 'error', 'close', 'end'])
      redis.once(event, () => {
        clearTimeout(late);
        resolve();
      });
  });
}

const ADVICE = 'Check that Redis runs there, and that CHAT_REDIS_URL holds its address and password.';
