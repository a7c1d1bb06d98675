import {createStreamParser, type ChatEvent} from '@site/src/askAi/protocol';
import {ask, eventsOf, textOf} from '@site/tests/support/chatServer';
import {startModelStandIn, type ModelStandIn} from '@site/tests/support/modelStandIn';
import {launchSmallChats} from '@site/tests/support/smallChat';
import {withResolvers} from '@site/tests/support/withResolvers';

// The tests start servers, each in a process of its own.
jest.setTimeout(120_000);

const {closing, launch, start} = launchSmallChats();

type Reply = Parameters<typeof startModelStandIn>[0];

const modelSettings = ({baseUrl}: ModelStandIn) => ({
  CHAT_MODEL_BASE_URL: baseUrl,
  CHAT_MODEL_API_KEY: 'the-key',
  CHAT_MODEL_NAME: 'the-model',
});

/** Starts a server with a stand-in for the model. */
async function startWithModel(reply: Reply) {
  const model = await startModelStandIn(reply);
  closing.push(model.close);
  return {model, server: start(modelSettings(model))};
}

describe('with a model, as configured', () => {
  /** How the stand-in replies in the current test. */
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

  it('sends the configured maximum of tokens, and ignores environment variables of the client library', async () => {
    reply = {pieces: ['Six seconds.']};
    expect(textOf(await eventsOf(await ask(server, {})))).toBe('Six seconds.');
    const {body, headers} = model.asked.at(-1)!;
    expect(body).toMatchObject({max_tokens: 77, model: 'the-model'});
    expect(Object.keys(headers).filter((name) => name.startsWith('openai'))).toEqual([]);
    expect(server.output()).not.toMatch(/OpenAI|the-model/);
  });

  it('quotes the pages after the timeout of the model', async () => {
    const {promise: opens, resolve: open} = withResolvers();
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
  it('stops the model when the reader leaves', async () => {
    const left = withResolvers();
    const {server} = await startWithModel({
      pieces: ['Six '],
      breaksAfter: new Promise(() => {}),
      onLeft: left.resolve,
    });
    const reader = new AbortController();
    const response = await ask(server, {}, {signal: reader.signal});
    const body = response.body!.getReader();
    const parser = createStreamParser();
    const events: ChatEvent[] = [];
    // The first event can arrive before the model is asked.
    while (!textOf(events).includes('Six')) events.push(...parser.push((await body.read()).value!));
    reader.abort();
    await left.promise;
  });

  it('quotes the pages once the model had as many questions of all readers as it may', async () => {
    const model = await startModelStandIn({pieces: ['Six seconds.']});
    closing.push(model.close);
    const server = start({
      ...modelSettings(model),
      CHAT_MODEL_QUESTIONS_PER_MINUTE: '2',
      CHAT_TRUSTED_PROXIES: '1',
    });
    const texts: string[] = [];
    for (const reader of [1, 2, 3]) {
      const headers = {'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${reader}`};
      texts.push(textOf(await eventsOf(await ask(server, {}, {headers}))));
    }
    expect(texts).toEqual([
      'Six seconds.',
      'Six seconds.',
      expect.stringContaining('A round takes 6 seconds.'),
    ]);
    expect(model.asked).toHaveLength(2);
    expect(server.output()).toContain('"event":"model_limited"');
  });

  it.each([
    ['finishes an answer in progress', {type: 'done', answerId: expect.any(String), followUps: []}],
    ['ends an answer that takes too long with an error', {type: 'error', code: 'busy'}],
  ])('%s when it receives SIGTERM, within 10 seconds', async (_name, end) => {
    const {promise: opens, resolve: open} = withResolvers();
    const {server} = await startWithModel({pieces: ['Six ', 'seconds.'], endsAfter: opens});
    const response = await ask(server, {});
    const reader = response.body!.getReader();
    const parser = createStreamParser();
    const events: ChatEvent[] = [];
    /** Returns false at the end, or if the connection is closed. */
    const read = async () => {
      const {value} = await reader.read().catch(() => ({value: undefined}));
      if (value) events.push(...parser.push(value));
      return value !== undefined;
    };
    while (!textOf(events).includes('Six')) await read();
    server.child.kill('SIGTERM');
    const stopped = performance.now();
    if (end.type === 'done') open();
    while (await read());
    open();
    expect(events.at(-1)).toEqual(end);
    const {code, output} = await server.exited;
    expect(code).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(output).toContain(`"end":"${end.type === 'done' ? 'done' : 'server_stopped'}"`);
  });
});
