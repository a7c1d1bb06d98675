import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {chatPaths, createStreamParser, type ChatEvent} from '@site/src/askAi/protocol';
import {ask, eventsOf, startChat, textOf} from '@site/tests/support/chatServer';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {startModelStandIn, type ModelStandIn} from '@site/tests/support/modelStandIn';
import {readCorpus} from '@site/server/chat/readCorpus';
import type {RunningServer} from '@site/tests/support/startServer';

// The tests start servers, each in a process of its own.
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
  write('old.json', {...data, questions: undefined});
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(() => folder.remove());

/** `npm run serve:chat` over a corpus of a few pages. */
const launch = (env: Record<string, string> = {}, cwd?: string) =>
  startChat(`${folder.directory}/corpus.json`, env, cwd);

/** The same until the end of the test. */
function start(env: Record<string, string> = {}, cwd?: string): RunningServer {
  const server = launch(env, cwd);
  closing.push(server.kill);
  return server;
}

type Reply = Parameters<typeof startModelStandIn>[0];

const modelSettings = ({baseUrl}: ModelStandIn) => ({
  CHAT_MODEL_BASE_URL: baseUrl,
  CHAT_MODEL_API_KEY: 'the-key',
  CHAT_MODEL_NAME: 'the-model',
});

/** The same with a model that a stand-in speaks for. */
async function startWithModel(reply: Reply, env: Record<string, string> = {}) {
  const model = await startModelStandIn(reply);
  closing.push(model.close);
  return {model, server: start({...modelSettings(model), ...env})};
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

  // `old` is as an earlier version wrote it.
  it.each(['broken', 'other', 'old'])('needs the corpus of this version, found the %s one', async (name) => {
    const reading = readCorpus(`${folder.directory}/${name}.json`);
    await expect(reading).rejects.toThrow(`${name}.json, found other content. Build the site first`);
  });

  it('does not start without a corpus, and says why', async () => {
    const {code, output} = await start({CHAT_CORPUS_FILE: 'nowhere/corpus.json'}).exited;
    const sentence =
      'Expected the corpus of a build in nowhere/corpus.json, found no readable file. Build the site first';
    expect({code, output}).toEqual({code: 1, output: expect.stringContaining(sentence)});
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('does not start with wrong settings from .env or, before it, the environment, and names all of them', async () => {
    const directory = makeFolder({'.env': 'CHAT_THREAD_HOURS=0\nCHAT_MOST_THREADS=all\nCHAT_MOST_TURNS=0\n'});
    const {code, output} = await start({CHAT_MOST_TURNS: '1'}, directory.directory).exited;
    directory.remove();
    const sentence =
      'Environment: CHAT_THREAD_HOURS must be a whole number from 1 to 720, found "0"; CHAT_MOST_THREADS must be a whole number from 1 to 1000000, found "all"; CHAT_MOST_TURNS must be a whole number from 2 to 1000, found "1". See .env.example.';
    expect({code, output}).toEqual({code: 1, output: expect.stringContaining(sentence)});
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});

describe('the endpoint with limits', () => {
  let server: ReturnType<typeof launch>;
  beforeAll(() => {
    server = launch({
      CHAT_BODY_LIMIT_BYTES: '1024',
      CHAT_QUESTIONS_PER_MINUTE: '2',
      CHAT_MESSAGE_LENGTH: '100',
      CHAT_ALLOWED_ORIGINS: 'https://a.example',
    });
  });
  afterAll(() => server.kill());

  it('enforces them with JSON errors, also across origins', async () => {
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
    for (const address of ['127.0.0.2', '127.0.0.3']) {
      const codes: number[] = [];
      for (const forwarded of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) codes.push(await from(address, forwarded));
      expect(codes).toEqual([200, 200, 429]);
    }
  });
});

it('answers although its log can no longer be written', async () => {
  const server = start();
  await server.address();
  // Like a full disk, a pipe that nobody reads makes the write fail.
  server.child.stdout?.destroy();
  for (const message of ['How long is a round?', 'And why?'])
    expect((await eventsOf(await ask(server, {message}))).at(-1)).toMatchObject({type: 'done'});
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
});

describe('with a model, as configured', () => {
  /** How the stand-in replies in the test at hand. */
  let reply: Exclude<Reply, Function>;
  let model: ModelStandIn;
  let server: ReturnType<typeof launch>;
  beforeAll(async () => {
    model = await startModelStandIn(() => reply);
    server = launch({
      ...modelSettings(model),
      CHAT_MODEL_MOST_TOKENS: '77',
      CHAT_MODEL_TIMEOUT_SECONDS: '1',
      CHAT_ANSWER_TIMEOUT_SECONDS: '2',
      OPENAI_ORG_ID: 'an-organization',
      OPENAI_PROJECT_ID: 'a-project',
      OPENAI_LOG: 'debug',
    });
  });
  afterAll(() => Promise.all([server.kill(), model.close()]));

  it('requests its number of tokens, and ignores environment variables of the client library', async () => {
    reply = {pieces: ['Six seconds.']};
    expect(textOf(await eventsOf(await ask(server, {})))).toBe('Six seconds.');
    const {body, headers} = model.asked.at(-1)!;
    expect(body).toMatchObject({max_tokens: 77, model: 'the-model'});
    expect(Object.keys(headers).filter((name) => name.startsWith('openai'))).toEqual([]);
    expect(server.output()).not.toMatch(/OpenAI|the-model/);
  });

  it('quotes the pages after the timeout of the model', async () => {
    const {opens, open} = gate();
    reply = {answersAfter: opens};
    expect(textOf(await eventsOf(await ask(server, {})))).toContain('A round takes 6 seconds.');
    expect(server.output()).toContain('"event":"model_failed","error":"ModelSilentError"');
    open();
  });

  it('aborts an answer after its timeout', async () => {
    const pieces = Array.from({length: 50}, () => 'Six ');
    reply = {pieces, pace: 100};
    const events = await eventsOf(await ask(server, {}));
    expect(events.at(-1)).toEqual({type: 'error', code: 'timed_out'});
    expect(pieces.slice(0, -1).join('')).toContain(textOf(events));
  });
});

describe('with a model', () => {
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
    [
      'ends an answer with an error after the configured shutdown timeout',
      '0',
      {type: 'error', code: 'busy'},
    ],
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
    if (end.type === 'done') open();
    while (await read());
    open();
    expect(events.at(-1)).toEqual(end);
    const {code, output} = await server.exited;
    expect(code).toBe(0);
    expect(output).toContain(`"end":"${end.type === 'done' ? 'done' : 'server_stopped'}"`);
  });
});
