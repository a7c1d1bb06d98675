import {Redis} from 'ioredis';
import {RateLimiterMemory, RateLimiterRedis, RateLimiterRes} from 'rate-limiter-flexible';
import type {ChatSettings} from '../settings';
import type {Log} from './log';
import {redisOptions, watchRedis} from './redis';

export type RateLimit = {
  /** Counts a question. Returns the seconds to wait if it exceeds the limit, otherwise undefined. */
  count(address: string): Promise<number | undefined>;
  close(): Promise<void>;
};

/** Returns a limit of questions per minute and address. With Redis, instances share the counts. */
export function createRateLimit(
  {questionsPerMinute, redisUrl}: Pick<ChatSettings, 'questionsPerMinute' | 'redisUrl'>,
  log: Log,
): RateLimit {
  const options = {points: questionsPerMinute, duration: 60, keyPrefix: 'ask-ai:rate'};
  const memory = new RateLimiterMemory(options);
  const redis = redisUrl === undefined ? undefined : new Redis(redisUrl, redisOptions);
  const settled = redis && watchRedis(redis, 'questions are counted by each process for itself', log);
  const limiter = redis
    ? new RateLimiterRedis({...options, storeClient: redis, insuranceLimiter: memory})
    : memory;
  return {
    async count(address) {
      await settled;
      try {
        await limiter.consume(address);
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw reason;
      }
    },
    async close() {
      redis?.disconnect();
    },
  };
}
