import type {Redis} from 'ioredis';
import type {Log} from './log';

/**
 * Options of every Redis connection. While Redis is unavailable, commands fail immediately, so that answers never wait.
 * The client reconnects automatically.
 */
export const redisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 5000,
  /** Milliseconds for one command, in case the network drops it. */
  commandTimeout: 1000,
} as const;

/** Milliseconds after which Redis counts as unavailable. While it loads its data, it sends neither `ready` nor `error`. */
const READY_TIMEOUT = 2000;

/**
 * Logs when Redis becomes unavailable and available again, but not each attempt to reconnect. `effect` is what
 * changes for readers. Resolves when it is known whether Redis is available: before that, every command would fail.
 */
export function watchRedis(redis: Redis, effect: string, log: Log): Promise<void> {
  const {host, port} = redis.options;
  const at = `${host}:${port}`;
  let isUnavailable = false;
  const reportUnavailable = (error: string | undefined): void => {
    if (!isUnavailable) log({event: 'redis_away', at, error, effect, advice: ADVICE});
    isUnavailable = true;
  };
  // An AggregateError for several addresses has a code but no message.
  redis.on('error', (error: Error & {code?: string}) => reportUnavailable(error.message || error.code));
  redis.on('ready', () => {
    if (isUnavailable) log({event: 'redis_back', at});
    isUnavailable = false;
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      reportUnavailable(
        `Expected Redis to be ready within ${READY_TIMEOUT / 1000} seconds, found it not ready; it may still be loading its data.`,
      );
      resolve();
    }, READY_TIMEOUT);
    // A connection that is closed before it was established emits only `end`.
    for (const event of ['ready', 'error', 'close', 'end'])
      redis.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
  });
}

const ADVICE = 'Check that Redis is running and that CHAT_REDIS_URL contains its address and password.';
