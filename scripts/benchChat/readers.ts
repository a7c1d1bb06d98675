import {once} from 'node:events';
import {Agent, request, type IncomingMessage} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {encodeRequest} from '../../src/askAi/chatRequest';
import {chatPaths, createStreamParser} from '../../src/askAi/protocol';
import type {Sample} from './judge';
import {LONG_ANSWERS} from './longAnswers';
import type {QuestionSource} from './questions';

export const READERS = 200;
export const SLOW_READERS = 10;
/** Milliseconds between two reads of a slow reader. */
const SLOW_READ_INTERVAL = 300;
/** Milliseconds in which the endpoint fills the buffers of all slow readers. */
const BUFFER_FILL_TIME = 4000;
/** Milliseconds from the end of an answer to the next question, uniformly distributed; the default. */
const THINK_TIME = [2000, 6000] as const;

/** The start of errors of requests that got no response at all. */
export const NO_RESPONSE = 'no response: ';

type Load = {
  port: number;
  /** Readers send no new question after this time. Each sends at least one. */
  seconds: number;
  /** Milliseconds in which all readers start. */
  startWindow: number;
  thinkTime?: readonly [from: number, to: number];
};

export type LoadResult = {samples: Sample[]; errors: string[]};

/** Runs all readers at the same time and returns a sample for each answer. */
export async function runReaders(
  questionOf: QuestionSource,
  {port, seconds, startWindow, thinkTime = THINK_TIME}: Load,
): Promise<LoadResult> {
  const result: LoadResult = {samples: [], errors: []};
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({length: READERS}, (_, reader) =>
      runReader(reader, questionOf, {port, end, startWindow, thinkTime}, result),
    ),
  );
  return result;
}

async function runReader(
  reader: number,
  questionOf: QuestionSource,
  {port, end, startWindow, thinkTime}: Required<Omit<Load, 'seconds'>> & {end: number},
  {samples, errors}: LoadResult,
): Promise<void> {
  const random = createRandom(reader + 1);
  let threadId: string | undefined;
  await pause(random() * startWindow);
  for (let turn = 0; turn === 0 || performance.now() < end; turn += 1) {
    const message = questionOf(reader, turn);
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
      if (!parser.finished) throw new Error('incomplete stream');
      if (firstByte === undefined || firstWords === undefined) throw new Error('empty answer');
      samples.push({firstByte, firstWords, total: performance.now() - started});
    } catch (error) {
      errors.push(String((error as Error).message));
    }
    if (performance.now() < end) await pause(thinkTime[0] + random() * (thinkTime[1] - thinkTime[0]));
  }
}

/**
 * Starts readers that take their answers slowly. Returns once the buffers of their connections are full.
 * `stop` ends them and returns their errors.
 */
export async function startSlowReaders(port: number): Promise<{stop(): Promise<string[]>}> {
  const body = encodeRequest({message: 'Tell me everything.'});
  let isStopped = false;
  const responses = await Promise.all(
    Array.from({length: SLOW_READERS}, (_, slow) =>
      post(port, body, READERS + slow, {[LONG_ANSWERS]: 'yes'}),
    ),
  );
  const readers = responses.map(async (response): Promise<string[]> => {
    if (response.statusCode !== 200) return [`status ${response.statusCode} for a slow reader`];
    // Node pauses the socket between two chunks once its read buffer is full.
    for await (const _ of response) {
      await pause(SLOW_READ_INTERVAL);
      if (isStopped) return [];
    }
    return ['expected the answer of a slow reader to be still incomplete, found its end'];
  });
  await pause(BUFFER_FILL_TIME);
  return {
    async stop() {
      isStopped = true;
      return (await Promise.all(readers)).flat();
    },
  };
}

/** Each question uses a new connection, like a reader's. `fetch` would use more CPU in the bench than in the server. */
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
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    throw new Error(NO_RESPONSE + (error as Error).message, {cause: error});
  }
}

/** Returns a generator of numbers from 0 to 1 that repeats in every run (Park and Miller, 1988). */
function createRandom(seed: number): () => number {
  let state = seed;
  // Adjacent seeds start with similar numbers.
  for (let skipped = 0; skipped < 10; skipped += 1) state = (state * 48_271) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
