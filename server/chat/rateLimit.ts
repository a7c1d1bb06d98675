import {Redis} from 'ioredis';
import {RateLimiterMemory, RateLimiterRedis, RateLimiterRes} from 'rate-limiter-flexible';
import type {ChatSettings} from '../settings';
import type {Log} from './log';
import {redisOptions, watchRedis} from './redis';

export type RateLimit = {
  /** Counts a question. Returns the seconds to wait if it exceeds the limit, otherwise undefined. */
  count(address: string): Promise<number | undefined>;
  /** Counts a question to the model, of all readers together. */
  countForModel(): Promise<number | undefined>;
  close(): Promise<void>;
};

/** Returns limits of questions per minute: per address, and to the model. With Redis, instances share the counts. */
export function createRateLimit(
  {questionsPerMinute, redisUrl, model}: Pick<ChatSettings, 'questionsPerMinute' | 'redisUrl' | 'model'>,
  log: Log,
): RateLimit {
  const redis = redisUrl === undefined ? undefined : new Redis(redisUrl, redisOptions);
  const settled = redis && watchRedis(redis, 'questions are counted by each process for itself', log);
  function limitOf(points: number, keyPrefix: string) {
    const options = {points, duration: 60, keyPrefix};
    const memory = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({...options, storeClient: redis, insuranceLimiter: memory})
      : memory;
    return async (key: string): Promise<number | undefined> => {
      await settled;
      try {
        await limiter.consume(key);
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw reason;
      }
    };
  }
  const countModel = limitOf(model?.questionsPerMinute ?? 0, 'ask-ai:model');
  return {
    count: limitOf(questionsPerMinute, 'ask-ai:rate'),
    countForModel: () => countModel('all'),
    async close() {
      redis?.disconnect();
    },
  };
}
