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

/**
 * Logs when a connection is lost and when it is back, not each attempt between; `meanwhile` says what that means.
 * Settles when it is known for the first time whether Redis is there: before that, every command would fail.
 */
export function watchRedis(redis: Redis, meanwhile: string, log: Log): Promise<void> {
  const {host, port} = redis.options;
  const at = `${host}:${port}`;
  let isAway = false;
  redis.on('error', (error: Error & {code?: string}) => {
    if (isAway) return;
    isAway = true;
    // An error of several addresses has a code only.
    log({event: 'redis_away', at, error: error.message || error.code, meanwhile, advice: ADVICE});
  });
  redis.on('ready', () => {
    if (isAway) log({event: 'redis_back', at});
    isAway = false;
  });
  return new Promise((resolve) => {
    for (const event of ['ready', 'error', 'close']) redis.once(event, () => resolve());
  });
}

const ADVICE = 'Check that Redis runs there, and that CHAT_REDIS_URL holds its address and password.';
