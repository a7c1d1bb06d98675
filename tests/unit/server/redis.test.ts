import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Turn} from '@site/src/askAi/answerer';
import {createThreads} from '@site/server/chat/threads';
import {readServerSettings} from '@site/server/settings';
import {ask, eventsOf, startChat} from '@site/tests/support/chatServer';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {findRedis} from '@site/tests/support/findRedis';
import {makeFolder} from '@site/tests/support/folder';
import type {RunningServer} from '@site/tests/support/startServer';
import {REDIS_PASSWORD, startTestRedis, type TestRedis} from '@site/tests/support/testRedis';

// Each test starts processes of its own, and the first one may install Redis.
jest.setTimeout(300_000);

const folder = makeFolder({});
const corpusFile = path.join(folder.directory, 'corpus.json');
let program: string | undefined;
beforeAll(async () => {
  program = findRedis();
  writeFileSync(corpusFile, JSON.stringify(await smallCorpus()));
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(() => folder.remove());

async function startRedis(): Promise<TestRedis> {
  const redis = await startTestRedis(program);
  closing.push(redis.close);
  return redis;
}

function start(redis: TestRedis, env: Record<string, string> = {}): RunningServer {
  const server = startChat(corpusFile, {CHAT_REDIS_URL: redis.url, ...env});
  closing.push(server.kill);
  return server;
}

/** The conversation that an answer belongs to, and how the answer ended. */
async function threadOf(response: Response) {
  const events = await eventsOf(response);
  const [thread] = events;
  return {id: thread?.type === 'thread' ? thread.id : '', end: events.at(-1)?.type};
}

type Event = 'redis_away' | 'redis_back' | 'thread_lost';

function logEntries(server: RunningServer, event: Event): Record<string, string>[] {
  const lines = server.output().split('\n');
  return lines.filter((line) => line.includes(`"event":"${event}"`)).map((line) => JSON.parse(line));
}

/**
 * Runs an action, and returns the log entries of an event that come after its start, as soon as there are at least `times`
 * of them. Earlier ones don't count: on a busy machine, Redis can be away for a moment when the server starts.
 */
async function loggedAfter(server: RunningServer, event: Event, times: number, action: () => Promise<void>) {
  const earlier = logEntries(server, event).length;
  await action();
  for (;;) {
    const found = logEntries(server, event).slice(earlier);
    if (found.length >= times) return found;
    await once(server.child.stdout!, 'data');
  }
}

async function storedTurns(redis: TestRedis, id: string): Promise<Turn[]> {
  return JSON.parse((await redis.stored()).get(`ask-ai:thread:${id}`)?.value ?? '[]');
}

it('stores nothing of a refused question', async () => {
  const redis = await startRedis();
  const threads = createThreads(readServerSettings({CHAT_REDIS_URL: redis.url}).chat, () => undefined);
  const secret =
    'Check my secret phrase: moral volcano peasant pass circle pen over picture flat shop clap goat';
  await threads.write(
    'a-thread',
    ['What is a shard?', secret].flatMap((content): Turn[] => [
      {role: 'user', content},
      {role: 'assistant', content: `Reply to ${content}`},
    ]),
  );
  await threads.close();
  const stored = JSON.stringify([...(await redis.stored())]);
  expect(stored).toContain('What is a shard?');
  expect(stored).not.toMatch(/volcano|secret phrase/);
});

it('shares conversations and limits with another process', async () => {
  const redis = await startRedis();
  const env = {CHAT_THREAD_HOURS: '2', CHAT_QUESTIONS_PER_MINUTE: '2'};
  const [one, other] = [start(redis, env), start(redis, env)];
  // The limit counts per minute, and starting a process can take that long on a busy machine.
  await Promise.all([one.address(), other.address()]);
  const {id} = await threadOf(await ask(one, {}));
  expect(await threadOf(await ask(other, {message: 'Și de ce?', threadId: id}))).toEqual({id, end: 'done'});
  expect((await ask(other, {})).status).toBe(429);
  one.child.kill('SIGTERM');
  expect((await one.exited).code).toBe(0);
  const turns = await storedTurns(redis, id);
  expect(turns).toHaveLength(4);
  expect(turns[2]).toEqual({role: 'user', content: 'Și de ce?'});
  const {seconds} = (await redis.stored()).get(`ask-ai:thread:${id}`)!;
  expect(seconds).toBeGreaterThan(7000);
  expect(seconds).toBeLessThanOrEqual(7200);
});

it('answers while Redis is unavailable, logs advice, and continues the conversation afterwards', async () => {
  const redis = await startRedis();
  const server = start(redis);
  const {id} = await threadOf(await ask(server, {}));
  const away = await loggedAfter(server, 'redis_away', 2, redis.kill);
  const lost = await loggedAfter(server, 'thread_lost', 1, async () => {
    expect(await threadOf(await ask(server, {message: 'And why?', threadId: id}))).toEqual({id, end: 'done'});
  });
  expect(lost).toHaveLength(1);
  expect(away.map(({effect}) => effect).sort()).toEqual([
    'conversations are not kept',
    'questions are counted by each process for itself',
  ]);
  expect(away[0]).toMatchObject({
    at: redis.at,
    error: expect.stringContaining('ECONNREFUSED'),
    advice: 'Check that Redis is running and that CHAT_REDIS_URL contains its address and password.',
  });

  expect(await loggedAfter(server, 'redis_back', 2, redis.restart)).toHaveLength(2);
  expect(await threadOf(await ask(server, {message: 'And why?', threadId: id}))).toEqual({id, end: 'done'});
  expect(await storedTurns(redis, id)).toHaveLength(4);
  expect(server.output()).not.toContain(REDIS_PASSWORD);
});

it('loses at most as many answers as the log reports if Redis crashes during conversations', async () => {
  const redis = await startRedis();
  const server = start(redis, {CHAT_QUESTIONS_PER_MINUTE: '1000'});
  const readers = Array.from({length: 10}, () => ({threadId: undefined as string | undefined}));
  const threads = new Set<string>();
  /** Lets each reader ask two questions in sequence, checks that they are answered, and returns them. */
  async function talk(when: string): Promise<string[]> {
    const asked = readers.map(async (reader, number) => {
      const questions = ['first', 'second'].map(
        (part) => `How long is a round? Reader ${number}, ${part} ${when}.`,
      );
      for (const message of questions) {
        const {id, end} = await threadOf(await ask(server, {message, threadId: reader.threadId}));
        expect(end).toBe('done');
        reader.threadId = id;
        threads.add(id);
      }
      return questions;
    });
    return (await Promise.all(asked)).flat();
  }

  await server.address();
  const before = await talk('before the crash');
  const answered = [...before];
  await loggedAfter(server, 'redis_away', 2, async () => {
    const during = talk('during the crash');
    await redis.kill();
    answered.push(...(await during), ...(await talk('after the crash')));
  });
  await loggedAfter(server, 'redis_back', 2, redis.restart);
  const after = await talk('after the restart');

  const stored = new Set<string>();
  for (const id of threads) for (const {content} of await storedTurns(redis, id)) stored.add(content);
  for (const question of [...before, ...after]) expect(stored).toContain(question);
  const missing = answered.filter((question) => !stored.has(question));
  expect(missing.length).toBeGreaterThan(0);
  // An answer whose storing was not acknowledged may have been stored.
  expect(logEntries(server, 'thread_lost').length).toBeGreaterThanOrEqual(missing.length);
});
