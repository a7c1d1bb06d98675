import {setTimeout as pause} from 'node:timers/promises';
import {findRedis} from '../tests/support/findRedis';
import {startModelStandIn} from '../tests/support/modelStandIn';
import {startTestRedis} from '../tests/support/testRedis';
import {uniqueQuestions} from './benchChat/questions';
import {reserveCpu} from './benchChatRendering/dedicatedCpu';
import {FAULT_SECONDS, judgeErrors, redisFaults, restartFault} from './benchLoad/faults';
import {highestRate} from './benchLoad/highestRate';
import {describeLoad, loadFiles, loadSite, readPaths, type Load} from './benchLoad/load';
import {findNginx, startNginx, startSite, type Server} from './benchLoad/servers';

const MINUTES = Number(process.argv[2] ?? 1);
/** Milliseconds: the limit of p99, for files and for the first byte of answers. */
const LIMIT = Number(process.argv[3] ?? 250);
/** Requests per second, with which the search starts. */
const FIRST_RATE = 100;
/** Seconds of each run of the search and of the comparison. */
const RUN_SECONDS = Math.min(20, MINUTES * 60);
const ROUNDS = 3;
/** An answer of the model takes ten seconds. */
const MODEL_ANSWER = {pieces: Array.from({length: 20}, (_, index) => `word ${index} `), pace: 500};

/**
 * `npm run bench:load [-- minutes limit]` puts load on the production server: files at a fixed rate, and 200 readers who ask a
 * slow model. It needs the built site and Redis, and should run alone on two CPUs: the server has one of them.
 *
 * It finds the highest rate at which 99 % of the responses start within 250 ms (or another limit), holds it for some minutes (1 by default),
 * causes faults under half of it, and compares the server with nginx on the same files. It exits with 1 if a limit is
 * exceeded, a request fails, or a fault has other consequences than it should.
 */
async function main(): Promise<void> {
  if (!(MINUTES > 0 && LIMIT > 0))
    throw new Error(
      `Expected minutes and a limit in milliseconds, found "${process.argv.slice(2).join(' ')}".`,
    );
  const cpu = reserveCpu()?.pageCpu;
  console.log(
    cpu === undefined ? 'Server and load share the CPUs.' : `The server has CPU ${cpu} for itself.`,
  );
  const paths = await readPaths();
  const problems = await benchSite(paths, cpu);
  await compareWithNginx(paths, cpu);
  if (problems.length === 0) return;
  console.error(`Bench: ${problems.join('; ')}.`);
  process.exitCode = 1;
}

/** Returns a phrase for each problem. */
async function benchSite(paths: string[], cpu: number | undefined): Promise<string[]> {
  const problems: string[] = [];
  const questionOf = uniqueQuestions();
  const model = await startModelStandIn(MODEL_ANSWER);
  const redis = await startTestRedis(findRedis());
  const start = (env: Record<string, string> = {}) =>
    startSite(
      {
        CHAT_TRUSTED_PROXIES: '1',
        CHAT_REDIS_URL: redis.url,
        CHAT_MODEL_BASE_URL: model.baseUrl,
        CHAT_MODEL_API_KEY: 'key',
        CHAT_MODEL_NAME: 'model',
        // Less than an answer takes, so that SIGTERM has to end answers.
        SHUTDOWN_TIMEOUT_SECONDS: '1',
        ...env,
      },
      cpu,
    );
  let server: Server = await start();
  const run = (seconds: number, rate: number) => loadSite(server.port, paths, questionOf, {seconds, rate});
  try {
    await run(RUN_SECONDS, FIRST_RATE); // Warm-up.
    const rate = await highestRate(FIRST_RATE, async (tried) => {
      const load = await run(RUN_SECONDS, tried);
      console.log(`at ${tried} requests/s: ${describeLoad(load)}`);
      return load.files.rate > 0.95 * tried && judgeLoad(load).length === 0;
    });
    if (rate > 0) {
      const before = server.memory();
      const held = await run(MINUTES * 60, rate);
      console.log(`${rate} requests/s held for ${MINUTES} min: ${describeLoad(held)}`);
      console.log(`resident memory: ${megabytes(before)} before, ${megabytes(server.memory())} after`);
      problems.push(...judgeLoad(held).map((problem) => `held for ${MINUTES} min: ${problem}`));
    } else problems.push(`expected p99 below ${LIMIT} ms at ${FIRST_RATE} requests/s, found it exceeded`);

    const restart = async () => {
      const code = await server.stop();
      server = await start({PORT: String(server.port)});
      return code;
    };
    for (const fault of [...redisFaults(redis), restartFault(server, restart)]) {
      const [load] = await Promise.all([
        run(FAULT_SECONDS * 3, Math.max(FIRST_RATE, rate) / 2),
        pause(FAULT_SECONDS * 1000).then(fault.happen),
      ]);
      console.log(`${fault.name}: ${describeLoad(load)}`);
      problems.push(...fault.judge(load).map((problem) => `${fault.name}: ${problem}`));
    }
    return problems;
  } finally {
    await server.stop();
    await redis.close();
    await model.close();
  }
}

function judgeLoad(load: Load): string[] {
  const p99s: [name: string, p99: number][] = [
    ['files', load.files.p99],
    ['the first byte of answers', load.chat.p99],
  ];
  const isMet = ([, p99]: [string, number]) => p99 < LIMIT;
  return [
    ...judgeErrors(load),
    ...p99s
      .filter((item) => !isMet(item))
      .map(([name, p99]) => `expected a p99 of ${name} below ${LIMIT} ms, found ${p99}`),
  ];
}

/** Alternates between the servers, so that a busy moment of the machine concerns both. */
async function compareWithNginx(paths: string[], cpu: number | undefined): Promise<void> {
  const program = findNginx();
  if (program === undefined)
    return console.log('nginx is not installed, so the comparison with it is left out.');
  const server = await startSite({}, cpu);
  const nginx = await startNginx(program, server.port + 1, cpu);
  const origins = {ours: `http://127.0.0.1:${server.port}`, nginx: nginx.origin};
  try {
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      // nginx without an additional module has no Brotli.
      const options = {seconds: RUN_SECONDS, encoding: 'gzip'};
      const ours = await loadFiles(origins.ours, paths, options);
      const theirs = await loadFiles(origins.nginx, paths, options);
      // The first round is the warm-up.
      if (round > 0) rounds.push({ours, theirs});
    }
    for (const {ours, theirs} of rounds) {
      console.log(
        `server ${ours.rate.toFixed(0)} requests/s, p99 ${ours.p99} ms; nginx ${theirs.rate.toFixed(0)} requests/s, p99 ${theirs.p99} ms; ` +
          `ratios ${(ours.rate / theirs.rate).toFixed(2)} and ${(ours.p99 / theirs.p99).toFixed(1)}; errors ${ours.errors} and ${theirs.errors}`,
      );
    }
  } finally {
    await Promise.all([server.stop(), nginx.stop()]);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
