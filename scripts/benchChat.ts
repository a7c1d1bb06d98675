import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {Agent, request, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {chatPaths, createStreamParser, encodeRequest} from '../src/askAi/protocol';

/**
 * Readers who ask at once, for a while, against one process of the endpoint: all have asked within the first second,
 * each reads its answer to the end, thinks, and asks again in the same thread. A slow one reads a few bytes at a time.
 * Fails where a limit isn't kept. Before it, what happens where all ask in the same moment is printed and not judged:
 * there the bench, which opens 200 connections at once, is a good part of what is measured. All of it happens twice: with
 * questions of which the endpoint remembers the answers, and with questions that it never heard.
 */
const READERS = 200;
const SLOW_READERS = 10;
const SECONDS = Number(process.argv[2] ?? 30);
/** Milliseconds from the end of an answer to the next question, drawn evenly. */
const THINKING = [2000, 6000] as const;
/** Milliseconds in which all begin. */
const STARTING = 1000;
const LIMITS = {firstByteP95: 150, memoryGrowth: 0.15};

/** Milliseconds from the question to the first byte, to the first words of the answer, and to its end. */
type Sample = {firstByte: number; firstWords: number; total: number};

/** The question of a reader's turn. */
type Asking = (reader: number, turn: number) => string;

async function main(): Promise<void> {
  const questions = (JSON.parse(readFileSync('tests/evals/questions.json', 'utf8')) as {q: string}[]).map(
    ({q}) => q,
  );
  const again: Asking = (reader, turn) => questions[(reader * 7 + turn * 13) % questions.length]!;
  await bench('Questions that are asked again and again', again);
  let asked = 0;
  await bench('Questions of which none was asked before', () => ((asked += 1), variation(questions, asked)));
}

/** Words around a question, which make it another one to the endpoint's memory and leave it as hard to answer. */
const BEFORE = [
  '',
  'Please tell me: ',
  'A colleague asks: ',
  'One more thing. ',
  'Quick question: ',
  'Hello! ',
];
const AFTER = [
  '',
  ' Thanks!',
  ' Please be brief.',
  ' I am new to this.',
  ' Please explain it.',
  ' Any hint?',
];

/** @throws Error where there are no more variations */
function variation(questions: readonly string[], number: number): string {
  const round = Math.floor(number / questions.length);
  const [before, after] = [BEFORE[round % BEFORE.length], AFTER[Math.floor(round / BEFORE.length)]];
  if (after === undefined) throw new Error(`Expected at most ${number} questions; add to BEFORE or AFTER.`);
  return `${before}${questions[number % questions.length]}${after}`;
}

async function bench(title: string, asking: Asking): Promise<void> {
  const {server, port} = await startServer();
  try {
    // What is loaded and compiled with the first questions isn't growth.
    await load(asking, {port, seconds: Math.min(10, SECONDS), starting: STARTING}, () => undefined);
    const burst: Sample[] = [];
    const samples: Sample[] = [];
    const errors: string[] = [];
    await load(asking, {port, seconds: 0, starting: 0}, (result) =>
      typeof result === 'string' ? errors.push(result) : burst.push(result),
    );
    const before = await memoryOf(server);
    const peaks = watchMemory(server);
    await load(asking, {port, seconds: SECONDS, starting: STARTING}, (result) =>
      typeof result === 'string' ? errors.push(result) : samples.push(result),
    );
    const peak = peaks.stop();
    await pause(1000);
    const after = await memoryOf(server);
    console.log(`${title}:`);
    report({burst, samples, errors, before, after, peak});
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

/** At which port, for how long, and how many milliseconds the readers take to begin. Each asks at least once. */
type Load = {port: number; seconds: number; starting: number};

async function load(
  asking: Asking,
  {port, seconds, starting}: Load,
  tell: (result: Sample | string) => void,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({length: READERS}, (_, reader) => read(reader, asking, {port, end, starting}, tell)),
  );
}

async function read(
  reader: number,
  asking: Asking,
  {port, end, starting}: {port: number; end: number; starting: number},
  tell: (result: Sample | string) => void,
): Promise<void> {
  const isSlow = reader < SLOW_READERS;
  const random = randomNumbers(reader + 1);
  let threadId: string | undefined;
  await pause(random() * starting);
  for (let turn = 0; turn === 0 || performance.now() < end; turn += 1) {
    const message = asking(reader, turn);
    const started = performance.now();
    try {
      const response = await post(port, encodeRequest({message, threadId}), reader);
      if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
      const parser = createStreamParser();
      let firstByte: number | undefined;
      let firstWords: number | undefined;
      for await (const bytes of response as AsyncIterable<Uint8Array>) {
        firstByte ??= performance.now() - started;
        for (const event of parser.push(bytes)) {
          if (event.type === 'thread') threadId = event.id;
          if (event.type === 'delta') firstWords ??= performance.now() - started;
          if (event.type === 'error') throw new Error(event.code);
        }
        if (isSlow) await pause(300);
      }
      if (!parser.finished) throw new Error('cut');
      if (!isSlow) tell({firstByte: firstByte!, firstWords: firstWords!, total: performance.now() - started});
    } catch (error) {
      tell(String((error as Error).message));
    }
    if (performance.now() < end) await pause(THINKING[0] + random() * (THINKING[1] - THINKING[0]));
  }
}

/** Each question comes by a connection of its own, as a reader's does; `fetch` would cost the bench more than it costs the server. */
const agent = new Agent({keepAlive: false});

async function post(port: number, body: string, reader: number): Promise<IncomingMessage> {
  const sent = request({
    agent,
    host: '127.0.0.1',
    port,
    path: chatPaths.stream,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Accept: 'text/event-stream',
      'X-Forwarded-For': `10.0.${reader >> 8}.${reader & 255}`,
    },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

function report({
  burst,
  samples,
  errors,
  before,
  after,
  peak,
}: {
  burst: readonly Sample[];
  samples: readonly Sample[];
  errors: readonly string[];
  before: number;
  after: number;
  peak: number;
}): void {
  const atOnce = burst.map(({firstByte}) => firstByte).sort((a, b) => a - b);
  const wordsAtOnce = burst.map((sample) => sample.firstWords).sort((a, b) => a - b);
  const firstBytes = samples.map(({firstByte}) => firstByte).sort((a, b) => a - b);
  const firstWords = samples.map((sample) => sample.firstWords).sort((a, b) => a - b);
  const totals = samples.map(({total}) => total).sort((a, b) => a - b);
  const growth = after / before - 1;
  console.log(
    `all ${READERS} in the same moment: first byte median ${quantile(atOnce, 0.5)} ms, p95 ${quantile(atOnce, 0.95)} ms; ` +
      `first words median ${quantile(wordsAtOnce, 0.5)} ms, p95 ${quantile(wordsAtOnce, 0.95)} ms`,
  );
  console.log(
    `${READERS} readers, ${SLOW_READERS} of them slow, for ${SECONDS} s: ${samples.length} answers`,
  );
  console.log(`errors: ${errors.length}${errors.length > 0 ? ` (${[...new Set(errors)].join(', ')})` : ''}`);
  console.log(`first byte: median ${quantile(firstBytes, 0.5)} ms, p95 ${quantile(firstBytes, 0.95)} ms`);
  console.log(`first words: median ${quantile(firstWords, 0.5)} ms, p95 ${quantile(firstWords, 0.95)} ms`);
  console.log(`whole answer: median ${quantile(totals, 0.5)} ms, p95 ${quantile(totals, 0.95)} ms`);
  console.log(
    `heap in use after collection: ${megabytes(before)} before, ${megabytes(after)} after (${(growth * 100).toFixed(1)}%); resident at most ${megabytes(peak)}`,
  );
  const problems = [
    ...(errors.length > 0 ? ['expected no error'] : []),
    ...(quantile(firstBytes, 0.95) > LIMITS.firstByteP95
      ? [`expected a first byte p95 of ${LIMITS.firstByteP95} ms at most`]
      : []),
    ...(growth > LIMITS.memoryGrowth
      ? [`expected the heap to grow by ${LIMITS.memoryGrowth * 100}% at most`]
      : []),
  ];
  if (problems.length === 0) return;
  console.error(`Bench: ${problems.join('; ')}.`);
  process.exitCode = 1;
}

/** The endpoint in a process of its own, which tells its memory when asked. */
async function startServer(): Promise<{server: ChildProcess; port: number}> {
  const server = fork(path.resolve('scripts/benchChat/server.ts'), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: {...process.env, CHAT_TRUSTED_PROXIES: '1'},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{port}] = (await once(server, 'message')) as [{port: number}];
  return {server, port};
}

type Memory = {heap: number; resident: number};

async function measure(server: ChildProcess, collects: boolean): Promise<Memory> {
  const answer = once(server, 'message') as Promise<[Memory]>;
  server.send({collects});
  return (await answer)[0];
}

async function memoryOf(server: ChildProcess): Promise<number> {
  return (await measure(server, true)).heap;
}

function watchMemory(server: ChildProcess): {stop: () => number} {
  let peak = 0;
  const timer = setInterval(
    () => void measure(server, false).then(({resident}) => (peak = Math.max(peak, resident))),
    1000,
  );
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** The same in every run (Park and Miller, 1988). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  // Neighbouring seeds begin with neighbouring numbers.
  for (let skipped = 0; skipped < 10; skipped += 1) state = (state * 48_271) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
