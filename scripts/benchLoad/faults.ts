import {setTimeout as pause} from 'node:timers/promises';
import {Redis} from 'ioredis';
import type {TestRedis} from '../../tests/support/testRedis';
import {NO_RESPONSE} from '../benchChat/readers';
import type {Load} from './load';
import type {Server} from './servers';

/** Seconds that a fault lasts. The load runs three times as long. */
export const FAULT_SECONDS = 4;

export type Fault = {
  name: string;
  /** Causes the fault, and ends it. */
  happen(): Promise<void>;
  /** Returns a phrase for each thing that should not have happened. */
  judge(load: Load): string[];
};

/** Redis crashes, and Redis refuses to store, as it does when its memory or its disk is full. Readers notice neither. */
export function redisFaults(redis: TestRedis): Fault[] {
  const refuse = async (maxmemory: string) => {
    const client = new Redis(redis.url);
    await client.config('SET', 'maxmemory', maxmemory);
    client.disconnect();
  };
  return [
    {
      name: 'Redis is killed and restarted',
      async happen() {
        await redis.kill();
        await pause(FAULT_SECONDS * 1000);
        await redis.restart();
      },
      judge: judgeErrors,
    },
    {
      name: 'Redis is full',
      async happen() {
        await refuse('1');
        await pause(FAULT_SECONDS * 1000);
        await refuse('0');
      },
      judge: judgeErrors,
    },
  ];
}

/** SIGTERM while answers are written, and a new process at the same port. `restart` returns the exit code of the first. */
export function restartFault(server: Server, restart: () => Promise<number | null>): Fault {
  let code: number | null = null;
  return {
    name: 'SIGTERM in mid-stream, and a restart',
    async happen() {
      code = await restart();
    },
    judge({chat}) {
      // The system resets connections that the server hadn't accepted yet. One that it had accepted would "hang up".
      const isRefused = (error: string) =>
        error.startsWith(NO_RESPONSE) &&
        (error.includes('connect ECONNREFUSED') || error.endsWith('read ECONNRESET'));
      const isExpected = (error: string) => error === 'busy' || error === 'status 503' || isRefused(error);
      const cut = chat.errors.filter((error) => !isExpected(error));
      return [
        ...(code === 0 ? [] : [`expected the server on port ${server.port} to exit with 0, found ${code}`]),
        ...(cut.length === 0
          ? []
          : [`expected no stream to be cut, found ${cut.length} (${[...new Set(cut)].join(', ')})`]),
        ...(chat.errors.includes('busy')
          ? []
          : ['expected streams that end with an error event, found none']),
      ];
    },
  };
}

export function judgeErrors({files, chat}: Load): string[] {
  const errors = files.errors + chat.errors.length;
  return errors === 0 ? [] : [`expected no error, found ${errors}`];
}
