import {spawn} from 'node:child_process';
import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {Redis} from 'ioredis';
import {makeFolder} from './folder';
import {startRedisStandIn} from './redisStandIn';

export type TestRedis = {
  /** Contains `REDIS_PASSWORD`. */
  url: string;
  /** Host and port. */
  at: string;
  /** Returns the stored values by key, with the seconds after which each expires. */
  stored(): Promise<Map<string, {value: string; seconds: number}>>;
  /** Kills the process, as in a crash. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with what it had stored. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

export const REDIS_PASSWORD = 'the-password';

/** Starts Redis, or the stand-in if `program` is undefined, on a free port. */
export async function startTestRedis(program: string | undefined): Promise<TestRedis> {
  const port = await freePort();
  const folder = makeFolder({});
  const values = new Map();
  const run = () =>
    program === undefined ? startRedisStandIn({port, values}) : runRedis(program, port, folder.directory);
  let running = await run();
  const at = `127.0.0.1:${port}`;
  const url = `redis://:${REDIS_PASSWORD}@${at}`;
  return {
    url,
    at,
    async stored() {
      const client = new Redis(url);
      const keys = await client.keys('*');
      const entries = await Promise.all(
        keys.map(
          async (key) =>
            [key, {value: (await client.get(key)) ?? '', seconds: await client.ttl(key)}] as const,
        ),
      );
      client.disconnect();
      return new Map(entries);
    },
    kill: () => running.close(),
    async restart() {
      running = await run();
    },
    async close() {
      await running.close();
      folder.remove();
    },
  };
}

/** Returns a free port that no outgoing connection takes while Redis is stopped (Linux takes those from 32768 on). */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/**
 * Runs Redis so that acknowledged writes survive the end of its process. Resolves when it accepts connections.
 *
 * It doesn't wait for the disk: only a crash of the machine would need that, and on a busy disk a command would take longer
 * than the server waits for it.
 */
async function runRedis(program: string, port: number, directory: string): Promise<{close(): Promise<void>}> {
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: directory,
    requirepass: REDIS_PASSWORD,
    save: '',
    appendonly: 'yes',
    appendfsync: 'no',
  };
  const child = spawn(
    program,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
  );
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve();
    });
    exited.then(() => reject(new Error(`Expected Redis to start, found that it exited: ${output}`)), reject);
  });
  return {
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
