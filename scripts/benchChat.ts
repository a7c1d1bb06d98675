import {fork} from 'node:child_process';
import {once} from 'node:events';
import {Agent, request, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {encodeRequest} from '../src/askAi/chatRequest';
import {chatPaths, createStreamParser} from '../src/askAi/protocol';
import {readSets} from '../tests/evals/readSets';
import {growthOf, judge, percent, quantile, type Memory, type Outcome, type Sample} from './benchChat/judge';
import {LONG_ANSWERS} from './benchChat/longAnswers';

/**
 * Readers who ask at once, for a while, against one process of the endpoint: all have asked within the first second,
 * each reads its answer to the end, thinks, and asks again in the same thread. Then the same beside slow readers, whose
 * answers are longer than the buffers of a connection: they take a little at a time, and the endpoint waits for them.
 * Before both, all ask in the same moment. All of it happens twice: with questions of which the endpoint remembers the
 * answers, and with questions that it never heard. Fails where a limit of `judge` isn't kept: 150 ms to the first byte
 * (p95) for readers at once, 500 in the burst, and memory that doesn't grow.
 */
const READERS = 200;
const SLOW_READERS = 10;
/** Milliseconds that a slow reader waits before it takes more. */
const SLOWNESS = 300;
/** Milliseconds in which the buffers of all slow readers fill, as fast as the endpoint can write. */
const FILLING = 4000;
const SECONDS = Number(process.argv[2] ?? 30);
/** Milliseconds from the end of an answer to the next question, drawn evenly. */
const THINKING = [2000, 6000] as const;
/** Milliseconds in which all begin. */
const STARTING = 1000;

/** The question of a reader's turn. */
type Asking = (reader: number, turn: number) => string;

async function main(): Promise<void> {
  const questions = readSets<{q: string}>('questions').map(({q}) => q);
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
  const endpoint = await startEndpoint();
  const {port} = endpoint;
  try {
    // What is loaded and compiled with the first questions isn't growth.
    await load(asking, {port, seconds: Math.min(10, SECONDS), starting: STARTING});
    const burst = await load(asking, {port, seconds: 0, starting: 0});
    const before = await endpoint.measure(true);
    const peaks = watchMemory(endpoint);
    const alone = await load(asking, {port, seconds: SECONDS, starting: STARTING});
    const slow = await startSlowReaders(port);
    // The endpoint remembers its latest answers: this run begins with the same in its memory as the one before.
    await load(asking, {port, seconds: 0, starting: STARTING});
    const besideSlow = await load(asking, {port, seconds: SECONDS, starting: STARTING});
    const held = await slow.leave();
    const peak = peaks.stop();
    await pause(1000);
    const after = await endpoint.measure(true);
    report(title, {
      burst: burst.samples,
      alone: alone.samples,
      besideSlow: besideSlow.samples,
      errors: [...burst.errors, ...alone.errors, ...besideSlow.errors, ...held],
      before,
      after,
      peak,
    });
  } finally {
    await endpoint.stop();
  }
}

/** At which port, for how long, and how many milliseconds the readers take to begin. Each asks at least once. */
type Load = {port: number; seconds: number; starting: number};

type Results = {samples: Sample[]; errors: string[]};

async function load(asking: Asking, {port, seconds, starting}: Load): Promise<Results> {
  const results: Results = {samples: [], errors: []};
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({length: READERS}, (_, reader) => read(reader, asking, {port, end, starting}, results)),
  );
  return results;
}

async function read(
  reader: number,
  asking: Asking,
  {port, end, starting}: {port: number; end: number; starting: number},
  {samples, errors}: Results,
): Promise<void> {
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
          if (event.type === 'delta' && event.text.trim() !== '') firstWords ??= performance.now() - started;
          if (event.type === 'error') throw new Error(event.code);
        }
      }
      if (!parser.finished) throw new Error('cut');
      if (firstByte === undefined || firstWords === undefined) throw new Error('an answer without a word');
      samples.push({firstByte, firstWords, total: performance.now() - started});
    } catch (error) {
      errors.push(String((error as Error).message));
    }
    if (performance.now() < end) await pause(THINKING[0] + random() * (THINKING[1] - THINKING[0]));
  }
}

/** Readers who are in the middle of their answers until they leave, and then tell what was wrong. */
async function startSlowReaders(port: number): Promise<{leave(): Promise<string[]>}> {
  const body = encodeRequest({message: 'Tell me everything.'});
  let isOver = false;
  const responses = await Promise.all(
    Array.from({length: SLOW_READERS}, (_, slow) =>
      post(port, body, READERS + slow, {[LONG_ANSWERS]: 'yes'}),
    ),
  );
  const reading = responses.map(async (response): Promise<string[]> => {
    if (response.statusCode !== 200) return [`status ${response.statusCode} for a slow reader`];
    // Between two pieces the socket is paused, once what Node reads ahead is full.
    for await (const _ of response) {
      await pause(SLOWNESS);
      if (isOver) return [];
    }
    return ['a slow reader was not held up, since its answer ended'];
  });
  await pause(FILLING);
  return {
    async leave() {
      isOver = true;
      return (await Promise.all(reading)).flat();
    },
  };
}

/** Each question comes by a connection of its own, as a reader's does; `fetch` would cost the bench more than it costs the server. */
const agent = new Agent({keepAlive: false});

async function post(
  port: number,
  body: string,
  reader: number,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
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
      ...headers,
    },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

function report(title: string, outcome: Outcome & {peak: number}): void {
  const {burst, alone, besideSlow, errors, before, after, peak} = outcome;
  console.log(`${title}:`);
  console.log(`errors: ${errors.length}${errors.length > 0 ? ` (${[...new Set(errors)].join(', ')})` : ''}`);
  const runs: [name: string, samples: readonly Sample[]][] = [
    [`all ${READERS} in the same moment`, burst],
    [`${READERS} readers for ${SECONDS} s`, alone],
    [`the same beside ${SLOW_READERS} slow ones`, besideSlow],
  ];
  for (const [name, samples] of runs) {
    const times = (['firstByte', 'firstWords', 'total'] as const).map((part) => {
      const values = samples.map((sample) => sample[part]);
      return `${NAMES[part]} median ${quantile(values, 0.5)} ms, p95 ${quantile(values, 0.95)} ms`;
    });
    console.log(`${name}: ${samples.length} answers; ${times.join('; ')}`);
  }
  for (const [name, part] of [
    ['heap in use', 'heap'],
    ['resident', 'resident'],
  ] as const) {
    const growth = percent(growthOf(part, before, after));
    console.log(
      `${name} after collection: ${megabytes(before[part])} before, ${megabytes(after[part])} after (${growth})`,
    );
  }
  console.log(`resident at most ${megabytes(peak)}`);
  const problems = judge(outcome);
  if (problems.length === 0) return;
  console.error(`Bench: ${problems.join('; ')}.`);
  process.exitCode = 1;
}

const NAMES: Record<keyof Sample, string> = {
  firstByte: 'first byte',
  firstWords: 'first words',
  total: 'whole answer',
};

/** The endpoint in a process of its own. */
type Endpoint = {
  port: number;
  /** Its memory, after a collection where that is wanted. @throws Error where it ended */
  measure(collects: boolean): Promise<Memory>;
  stop(): Promise<void>;
};

/** @throws Error where the endpoint ends before it serves */
async function startEndpoint(): Promise<Endpoint> {
  const server = fork(path.resolve('scripts/benchChat/server.ts'), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: {...process.env, CHAT_TRUSTED_PROXIES: '1'},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const message = async <Told>(): Promise<Told> => {
    const told = await Promise.race([once(server, 'message'), ended.then(() => undefined)]);
    if (told) return told[0] as Told;
    const how = server.exitCode ?? server.signalCode;
    throw new Error(`Expected the endpoint to serve, found that it ended with ${how}; it says above why.`);
  };
  const {port} = await message<{port: number}>();
  return {
    port,
    measure(collects) {
      const told = message<Memory>();
      server.send({collects});
      return told;
    },
    async stop() {
      server.kill();
      await ended;
    },
  };
}

function watchMemory(endpoint: Endpoint): {stop: () => number} {
  let peak = 0;
  const timer = setInterval(
    () =>
      void endpoint.measure(false).then(
        ({resident}) => (peak = Math.max(peak, resident)),
        // Whoever asks it questions tells that it ended.
        () => undefined,
      ),
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

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
