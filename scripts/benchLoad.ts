import {setTimeout as pause} from 'node:timers/promises';
import {startModelStandIn} from '../tests/support/modelStandIn';
import {highestRate} from './benchLoad/highestRate';
import {
  describeChat,
  describeLoad,
  loadFiles,
  loadSite,
  quantile,
  readPaths,
  type Load,
} from './benchLoad/load';
import {READERS, runReaders} from './benchLoad/readers';
import {reserveCpu} from './benchLoad/reserveCpu';
import {findNginx, startNginx, startSite, type Server} from './benchLoad/servers';
import {exitWith} from './shared/exitWith';

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
/** Milliseconds in which the readers of a steady load start: the length of an answer, so that answers don't end together. */
const START_WINDOW = 10_000;

/**
 * `npx tsx scripts/benchLoad.ts [minutes] [limit]` puts load on the production server: files at a fixed rate, and 200 readers
 * who ask a slow model. It needs the built site, and should run alone on two CPUs: the server has one of them.
 *
 * 200 questions arrive together. It then finds the highest rate at which 99 % of the responses start within 250 ms (or
 * another limit), holds it for some minutes (1 by default), stops the server with SIGTERM while it writes 200 answers,
 * and compares the server with nginx on the same files. It exits with 1 if a limit is exceeded, a request fails, or a
 * stream is cut.
 */
async function main(): Promise<void> {
  if (!(MINUTES > 0 && LIMIT > 0))
    throw new Error(
      `Expected minutes and a limit in milliseconds, found "${process.argv.slice(2).join(' ')}".`,
    );
  const cpu = reserveCpu();
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
async function benchSite(paths: readonly string[], cpu: number | undefined): Promise<string[]> {
  const problems: string[] = [];
  const model = await startModelStandIn(MODEL_ANSWER);
  const server = await startSite(
    {
      CHAT_TRUSTED_PROXIES: '1',
      CHAT_MODEL_BASE_URL: model.baseUrl,
      CHAT_MODEL_API_KEY: 'key',
      CHAT_MODEL_NAME: 'model',
    },
    cpu,
  );
  const {port} = server;
  const run = (seconds: number, rate: number) =>
    loadSite(port, paths, {seconds, rate, startWindow: Math.min(START_WINDOW, seconds * 1000)});
  const judge = (name: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  try {
    await run(RUN_SECONDS, FIRST_RATE); // Warm-up.
    const burst = await runReaders({port, seconds: 0, startWindow: 0});
    console.log(`${READERS} questions together: ${describeChat(burst)}`);
    judge(`${READERS} questions together`, judgeErrors(burst.errors.length));

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
      judge(`held for ${MINUTES} min`, judgeLoad(held));
    } else problems.push(`expected p99 below ${LIMIT} ms at ${FIRST_RATE} requests/s, found it exceeded`);
    judge('SIGTERM in mid-stream', await stopInMidStream(server));
    return problems;
  } finally {
    await server.stop();
    await model.close();
  }
}

/** Sends SIGTERM a second after 200 questions arrived together. Returns a phrase for each problem. */
async function stopInMidStream({port, stop}: Server): Promise<string[]> {
  const [chat, code] = await Promise.all([
    runReaders({port, seconds: 0, startWindow: 0}),
    pause(1000).then(stop),
  ]);
  console.log(`SIGTERM in mid-stream: exit code ${code}; ${describeChat(chat)}`);
  const ended = chat.errors.filter((error) => error === 'busy').length;
  return [
    ...(code === 0 ? [] : [`expected exit code 0, found ${code}`]),
    ...(ended === READERS ? [] : [`expected ${READERS} streams to end with an error event, found ${ended}`]),
  ];
}

function judgeErrors(count: number): string[] {
  return count === 0 ? [] : [`expected no error, found ${count}`];
}

function judgeLoad({files, chat}: Load): string[] {
  const p99s: [name: string, p99: number][] = [
    ['files', files.p99],
    ['the first byte of answers', quantile(chat.firstBytes, 0.99)],
  ];
  return [
    ...judgeErrors(files.errors + chat.errors.length),
    ...p99s
      // NaN, the p99 of no answer, isn't below the limit.
      .filter(([, p99]) => !(p99 < LIMIT))
      .map(([name, p99]) => `expected a p99 of ${name} below ${LIMIT} ms, found ${p99}`),
  ];
}

/** Alternates between the servers, so that load on the machine affects both equally. */
async function compareWithNginx(paths: readonly string[], cpu: number | undefined): Promise<void> {
  const program = findNginx();
  if (program === undefined)
    return console.log('nginx is not installed, so the comparison with it is left out.');
  const server = await startSite({}, cpu);
  const nginx = await startNginx(program, server.port + 1, cpu);
  // nginx without an additional module has no Brotli.
  const options = {seconds: RUN_SECONDS, encoding: 'gzip'};
  try {
    // The first round is the warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await loadFiles(`http://127.0.0.1:${server.port}`, paths, options);
      const theirs = await loadFiles(nginx.origin, paths, options);
      if (round === 0) continue;
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

main().catch(exitWith(1));
