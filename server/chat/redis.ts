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

/** Without a listener, each attempt to connect again would fill the log. */
export function ignoreLostConnections(redis: {on(event: 'error', listener: () => void): unknown}): void {
  redis.on('error', () => undefined);
}
