import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {listen} from '@site/server/listen';
import {chatPaths, createStreamParser, type ChatEvent} from '@site/src/askAi/protocol';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {startModelStandIn} from '@site/tests/support/modelStandIn';
import {startRedisStandIn} from '@site/tests/support/redisStandIn';
import {startServer, type RunningServer} from '@site/tests/support/startServer';

// Each test starts processes of its own.
jest.setTimeout(120_000);

const folder = makeFolder({
  'broken.json': '{"pages":',
  'other.json': JSON.stringify([{route: '/x'}]),
});
beforeAll(async () => {
  const data = await smallCorpus();
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder.directory, name), JSON.stringify(value));
  write('corpus.json', data);
  // As an earlier version wrote it.
  write('old.json', {...data, questions: undefined});
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(() => folder.remove());

/** `npm run serve:chat` in a process of its own, over a corpus of four pages. */
function start(env: Record<string, string> = {}, cwd?: string): RunningServer {
  const server = startServer({
    cwd,
    entry: 'server/serveChat.ts',
    env: {CHAT_CORPUS_FILE: `${folder.directory}/corpus.json`, ...env},
  });
  closing.push(() => {
    server.child.kill('SIGKILL');
    return server.exited;
  });
  return server;
}

type Reply = Parameters<typeof startModelStandIn>[0];

/** The same with a model that a stand-in speaks for. */
async function startWithModel(reply: Reply, env: Record<string, string> = {}) {
  const model = await startModelStandIn(reply);
  closing.push(model.close);
  const server = start({
    CHAT_MODEL_BASE_URL: model.baseUrl,
    CHAT_MODEL_API_KEY: 'the-key',
    CHAT_MODEL_NAME: 'the-model',
    ...env,
  });
  return {model, server};
}

async function ask(server: RunningServer, body: object | string, init: RequestInit = {}): Promise<Response> {
  return fetch(await server.address(), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: typeof body === 'string' ? body : JSON.stringify({message: 'How long is a round?', ...body}),
    ...init,
  });
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const parser = createStreamParser();
  return [...parser.push(new Uint8Array(await response.arrayBuffer())), ...parser.flush()];
}

function textOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}

/** Something that a stand-in waits for. */
function gate() {
  let open!: () => void;
  const opens = new Promise<void>((resolve) => (open = resolve));
  return {open, opens};
}

describe('the endpoint alone', () => {
  it('answers from the given corpus, continues the thread, and reports its health', async () => {
    const server = start();
    const first = await eventsOf(await ask(server, {}));
    expect(textOf(first)).toContain('A round takes 6 seconds.');
    const [thread] = first;
    const [again] = await eventsOf(
      await ask(server, {message: 'And why?', threadId: thread?.type === 'thread' ? thread.id : ''}),
    );
    expect(again).toEqual(thread);
    const health = await fetch(new URL(chatPaths.health, await server.address()));
    expect(await health.json()).toEqual({
      status: 'ok',
      answering: 0,
      pages: 7,
      answers: 'quoted',
      threadHours: 24,
    });
    expect(server.output()).not.toContain('How long is a round?');
    expect(server.output()).toContain('"event":"answered","end":"done"');
  });

  it('enforces its limits with JSON errors, also across origins', async () => {
    const server = start({
      CHAT_BODY_LIMIT_BYTES: '1024',
      CHAT_QUESTIONS_PER_MINUTE: '2',
      CHAT_MESSAGE_LENGTH: '100',
      CHAT_ALLOWED_ORIGINS: 'https://a.example',
    });
    const codes = async (response: Response) => [response.status, (await response.json()).error.code];
    const large = {more: 'x'.repeat(1024)};
    expect(await codes(await ask(server, large))).toEqual([413, 'too_large']);
    // A body that doesn't tell its length ahead.
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify({message: 'Hi', ...large})));
        controller.close();
      },
    });
    const unannounced = {body: chunks, duplex: 'half'} as RequestInit;
    expect(await codes(await ask(server, {}, unannounced))).toEqual([413, 'too_large']);
    expect(await codes(await ask(server, {message: 'x'.repeat(101)}))).toEqual([400, 'bad_request']);
    const headers = {'Content-Type': 'application/json', Origin: 'https://a.example'};
    const foreign = {...headers, Origin: 'https://b.example'};
    expect(await codes(await ask(server, {}, {headers: foreign}))).toEqual([403, 'origin_not_allowed']);
    await eventsOf(await ask(server, {}, {headers}));
    await eventsOf(await ask(server, {}, {headers}));
    const late = await ask(server, {}, {headers});
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(late.headers.get('Access-Control-Allow-Origin')).toBe('https://a.example');
    expect(late.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(await codes(late)).toEqual([429, 'rate_limited']);
  });

  it('counts clients by the address of their connection, regardless of headers', async () => {
    const server = start({CHAT_QUESTIONS_PER_MINUTE: '1'});
    const {port, pathname} = new URL(await server.address());
    const from = async (localAddress: string, forwarded: string) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path: pathname,
        localAddress,
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Forwarded-For': forwarded},
      });
      sent.end(JSON.stringify({message: 'How long is a round?'}));
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    };
    expect([await from('127.0.0.1', '1.1.1.1'), await from('127.0.0.1', '2.2.2.2')]).toEqual([200, 429]);
    expect([await from('127.0.0.2', '1.1.1.1'), await from('127.0.0.2', '2.2.2.2')]).toEqual([200, 429]);
  });

  it.each<[Record<string, string>, string]>([
    [
      {CHAT_CORPUS_FILE: 'nowhere/corpus.json'},
      'Expected the corpus of a build in nowhere/corpus.json, found no readable file. Build the site first',
    ],
    [
      {CHAT_CORPUS_FILE: `${folder.directory}/broken.json`},
      'broken.json, found other content. Build the site first',
    ],
    ...['other', 'old'].map((name): [Record<string, string>, string] => [
      {CHAT_CORPUS_FILE: `${folder.directory}/${name}.json`},
      `${name}.json, found other content. Build the site first`,
    ]),
    [
      {CHAT_THREAD_HOURS: '0', CHAT_MOST_THREADS: 'all'},
      'Environment: CHAT_THREAD_HOURS must be a whole number from 1 to 720, found "0"; CHAT_MOST_THREADS must be a whole number from 1 to 1000000, found "all". See .env.example.',
    ],
  ])('does not start with %j, and says why', async (env, sentence) => {
    const {code, output} = await start(env).exited;
    expect({code, output}).toEqual({code: 1, output: expect.stringContaining(sentence)});
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('reads settings from .env unless the environment sets them', async () => {
    const directory = makeFolder({'.env': 'CHAT_THREAD_HOURS=0\nCHAT_MOST_TURNS=0\n'});
    const {output} = await start({CHAT_MOST_TURNS: '1'}, directory.directory).exited;
    directory.remove();
    expect(output).toContain('CHAT_THREAD_HOURS must be a whole number from 1 to 720, found "0"');
    expect(output).toContain('CHAT_MOST_TURNS must be a whole number from 2 to 1000, found "1"');
  });
});

describe('with a model', () => {
  it('requests the configured number of tokens', async () => {
    const {server, model} = await startWithModel({pieces: ['Six seconds.']}, {CHAT_MODEL_MOST_TOKENS: '77'});
    expect(textOf(await eventsOf(await ask(server, {})))).toBe('Six seconds.');
    expect(model.asked[0]?.body).toMatchObject({max_tokens: 77, model: 'the-model'});
  });

  it('quotes the pages after the configured model timeout', async () => {
    const {opens, open} = gate();
    const {server} = await startWithModel({answersAfter: opens}, {CHAT_MODEL_TIMEOUT_SECONDS: '1'});
    expect(textOf(await eventsOf(await ask(server, {})))).toContain('A round takes 6 seconds.');
    expect(server.output()).toContain('"event":"model_failed","error":"ModelSilentError"');
    open();
  });

  it('aborts an answer after the configured timeout', async () => {
    const pieces = Array.from({length: 50}, () => 'Six ');
    const {server} = await startWithModel(
      {pieces, pace: 100},
      {CHAT_ANSWER_TIMEOUT_SECONDS: '2', CHAT_MODEL_TIMEOUT_SECONDS: '1'},
    );
    const events = await eventsOf(await ask(server, {}));
    expect(events.at(-1)).toEqual({type: 'error', code: 'timed_out'});
    expect(pieces.slice(0, -1).join('')).toContain(textOf(events));
  });

  it('quotes the pages immediately if the model demands a later retry', async () => {
    const {server, model} = await startWithModel({status: 429, headers: {'Retry-After': '60'}});
    await server.address();
    const began = performance.now();
    expect(textOf(await eventsOf(await ask(server, {})))).toContain('A round takes 6 seconds.');
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(model.asked).toHaveLength(1);
  });

  it('ignores environment variables of the client library', async () => {
    const {server, model} = await startWithModel(
      {pieces: ['Six seconds.']},
      {OPENAI_ORG_ID: 'an-organization', OPENAI_PROJECT_ID: 'a-project', OPENAI_LOG: 'debug'},
    );
    await eventsOf(await ask(server, {}));
    expect(Object.keys(model.asked[0]!.headers).filter((name) => name.startsWith('openai'))).toEqual([]);
    expect(server.output()).not.toMatch(/OpenAI|the-model/);
  });

  it('stops the model when the reader leaves', async () => {
    const left = gate();
    const {server} = await startWithModel({
      pieces: ['Six '],
      breaksAfter: new Promise(() => {}),
      onLeft: left.open,
    });
    const reader = new AbortController();
    const response = await ask(server, {}, {signal: reader.signal});
    const body = response.body!.getReader();
    const parser = createStreamParser();
    const events: ChatEvent[] = [];
    // The first event can arrive before the model is asked.
    while (!textOf(events).includes('Six')) events.push(...parser.push((await body.read()).value!));
    reader.abort();
    await left.opens;
  });

  it.each([
    ['lets an answer under way end', '60', {type: 'done', answerId: expect.any(String), followUps: []}],
    ['aborts an answer after the configured shutdown timeout', '0', undefined],
  ])('%s when it is told to stop', async (_name, seconds, end) => {
    const {opens, open} = gate();
    const {server} = await startWithModel(
      {pieces: ['Six ', 'seconds.'], endsAfter: opens},
      {SHUTDOWN_TIMEOUT_SECONDS: seconds},
    );
    const response = await ask(server, {});
    const reader = response.body!.getReader();
    const parser = createStreamParser();
    const events: ChatEvent[] = [];
    /** False at the end, or where the connection is cut. */
    const read = async () => {
      const {value} = await reader.read().catch(() => ({value: undefined}));
      if (value) events.push(...parser.push(value));
      return value !== undefined;
    };
    while (!textOf(events).includes('Six')) await read();
    server.child.kill('SIGTERM');
    if (end) open();
    while (await read());
    open();
    expect(events.find(({type}) => type === 'done')).toEqual(end);
    expect((await server.exited).code).toBe(0);
  });
});

describe('with Redis', () => {
  async function startRedis(options?: Parameters<typeof startRedisStandIn>[0]) {
    const redis = await startRedisStandIn(options);
    closing.push(redis.close);
    return redis;
  }

  /** The conversation that an answer belongs to, and how the answer ended. */
  async function threadOf(response: Response) {
    const events = await eventsOf(response);
    const [thread] = events;
    return {id: thread?.type === 'thread' ? thread.id : '', end: events.at(-1)?.type};
  }

  /** What the log says of an event, as soon as it says it as often as that. */
  async function logged(server: RunningServer, event: string, times: number) {
    for (;;) {
      const found = server
        .output()
        .split('\n')
        .filter((line) => line.includes(`"event":"${event}"`));
      if (found.length >= times) return found.map((line): Record<string, string> => JSON.parse(line));
      await once(server.child.stdout!, 'data');
    }
  }

  it('shares conversations and limits with a replacement process', async () => {
    const redis = await startRedis();
    const env = {CHAT_REDIS_URL: redis.url, CHAT_THREAD_HOURS: '2', CHAT_QUESTIONS_PER_MINUTE: '2'};
    const one = start(env);
    const {id} = await threadOf(await ask(one, {}));
    one.child.kill('SIGTERM');
    expect((await one.exited).code).toBe(0);
    const other = start(env);
    expect(await threadOf(await ask(other, {message: 'Și de ce?', threadId: id}))).toEqual({id, end: 'done'});
    expect(JSON.parse(redis.values.get(`ask-ai:thread:${id}`)!)).toHaveLength(4);
    expect((await ask(other, {})).status).toBe(429);
    const written = redis.commands.find(([name]) => name?.toLowerCase() === 'set');
    expect(written?.slice(3)).toEqual(['EX', '7200']);
  });

  it('exits immediately if its port is in use, despite the connection to Redis', async () => {
    const redis = await startRedis();
    const other = await listen(() => new Response(''), 0);
    closing.push(other.close);
    const {code, output} = await start({CHAT_REDIS_URL: redis.url, PORT: String(other.port)}).exited;
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`Expected port ${other.port} to be free, found it in use.`),
    ]);
  });

  it('answers while Redis is unavailable, logs advice, and continues the conversation afterwards', async () => {
    const redis = await startRedis();
    const server = start({CHAT_REDIS_URL: redis.url.replace('//', '//:the-password@')});
    const {id} = await threadOf(await ask(server, {}));
    await redis.close();
    const away = await logged(server, 'redis_away', 2);
    expect(await threadOf(await ask(server, {message: 'And why?', threadId: id}))).toEqual({id, end: 'done'});
    expect(away.map(({meanwhile}) => meanwhile).sort()).toEqual([
      'conversations are not kept',
      'questions are counted by each process for itself',
    ]);
    expect(away[0]).toMatchObject({
      at: `127.0.0.1:${redis.port}`,
      error: expect.stringContaining('ECONNREFUSED'),
      advice: 'Check that Redis is running and that CHAT_REDIS_URL contains its address and password.',
    });
    expect(await logged(server, 'thread_lost', 1)).toHaveLength(1);

    await startRedis(redis);
    expect(await logged(server, 'redis_back', 2)).toHaveLength(2);
    expect(await threadOf(await ask(server, {message: 'And why?', threadId: id}))).toEqual({id, end: 'done'});
    expect(JSON.parse(redis.values.get(`ask-ai:thread:${id}`)!)).toHaveLength(4);
    expect(server.output()).not.toContain('the-password');
  });
});
