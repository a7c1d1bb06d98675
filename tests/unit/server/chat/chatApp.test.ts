import type {Answerer, Question} from '@site/src/askAi/answerer';
import {chatPaths, createStreamParser, refusals, type ChatEvent} from '@site/src/askAi/protocol';
import {createAdmission} from '@site/server/chat/admission';
import {createChatApp, type ChatParts} from '@site/server/chat/chatApp';
import type {LogEntry} from '@site/server/chat/log';
import {createRateLimit, type RateLimit} from '@site/server/chat/rateLimit';
import {createThreads} from '@site/server/chat/threads';
import {readServerSettings, type ChatSettings} from '@site/server/settings';

/** Answers with the question, and tells what it was asked. */
function echo(): Answerer & {asked: Question[]} {
  const asked: Question[] = [];
  return {
    asked,
    async *answer(question) {
      asked.push(question);
      yield {type: 'delta', text: `You asked: ${question.message}`};
      yield {type: 'sources', sources: [{title: 'Rounds', route: '/learn/rounds'}]};
      yield {type: 'done'};
    },
  };
}

/** As Node tells it. */
const connection = {incoming: {socket: {remoteAddress: '127.0.0.1'}}};

type Changes = Partial<Omit<ChatParts, 'settings'>> & {
  env?: Record<string, string>;
  rateLimit?: RateLimit;
  settings?: ChatSettings;
};

const answers: Response[] = [];
// The server keeps a timer for each answer until it is read or cancelled.
afterEach(() =>
  Promise.all(answers.splice(0).map((answer) => (answer.bodyUsed ? undefined : answer.body?.cancel()))),
);

function start(changes: Changes = {}) {
  const {env = {}, rateLimit, threads, ...parts} = changes;
  const settings =
    changes.settings ?? readServerSettings({SITE_URL: 'https://docs.example.org', ...env}).chat;
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => void logged.push(entry);
  let ids = 0;
  const app = createChatApp({
    answerer: echo(),
    threads: threads ?? createThreads(settings, () => undefined),
    admission: createAdmission({
      rateLimit: rateLimit ?? createRateLimit(settings, () => undefined),
      settings,
      log,
    }),
    settings,
    log,
    newId: () => `id-${++ids}`,
    ...parts,
  });
  const ask = async (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) => {
    const answer = await app.request(
      `http://docs.test${chatPaths.stream}`,
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Host: 'docs.test', ...headers},
        body: typeof body === 'string' ? body : JSON.stringify(body),
        signal,
      },
      connection,
    );
    answers.push(answer);
    return answer;
  };
  return {app, ask, logged};
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const parser = createStreamParser();
  return [...parser.push(new Uint8Array(await response.arrayBuffer())), ...parser.flush()];
}

const hang: Answerer = {
  async *answer() {
    yield {type: 'delta', text: 'Wait'};
    await new Promise(() => undefined);
  },
};

describe('an answer', () => {
  it('is the thread, the text, the sources and the end, as events', async () => {
    const {ask} = start();
    const response = await ask({message: '  How long is a round?  '});
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(await eventsOf(response)).toEqual([
      {type: 'thread', id: 'id-1'},
      {type: 'delta', text: 'You asked: How long is a round?'},
      {type: 'sources', sources: [{title: 'Rounds', route: '/learn/rounds'}]},
      {type: 'done', answerId: 'id-2'},
    ]);
  });

  it('knows what was said before in its thread, and the page', async () => {
    const answerer = echo();
    const {ask} = start({answerer});
    const [thread] = await eventsOf(await ask({message: 'First'}));
    const threadId = thread?.type === 'thread' ? thread.id : '';
    const [again] = await eventsOf(await ask({message: 'Second', threadId, page: '/learn/rounds'}));
    expect(again).toEqual(thread);
    expect(answerer.asked[1]).toEqual({
      message: 'Second',
      page: '/learn/rounds',
      thread: [
        {role: 'user', content: 'First'},
        {role: 'assistant', content: 'You asked: First'},
      ],
    });
  });

  it('knows what its question and those before are about', async () => {
    const answerer = echo();
    const {ask} = start({answerer});
    const about = {page: {title: 'Rounds', route: '/learn/rounds'}, quote: 'A round'};
    await eventsOf(await ask({message: 'Why?', about}));
    await eventsOf(await ask({message: 'Why?', about, threadId: 'id-1'}));
    await eventsOf(await ask({message: 'Why?', threadId: 'id-1'}));
    expect(answerer.asked.map((asked) => [asked.about, asked.thread])).toEqual([
      [about, []],
      // Asked again.
      [about, []],
      // Another question.
      [
        undefined,
        [
          {role: 'user', content: 'Why?', about},
          {role: 'assistant', content: 'You asked: Why?'},
        ],
      ],
    ]);
  });

  it('to a question that is asked again knows what was said before its first asking', async () => {
    const answerer = echo();
    const {ask} = start({answerer});
    await eventsOf(await ask({message: 'First'}));
    await eventsOf(await ask({message: 'And then?', threadId: 'id-1'}));
    await eventsOf(await ask({message: 'And then?', threadId: 'id-1'}));
    expect(answerer.asked[2]).toEqual(answerer.asked[1]);
    await eventsOf(await ask({message: 'Third', threadId: 'id-1'}));
    expect(answerer.asked[3]!.thread.map(({content}) => content)).toEqual([
      'First',
      'You asked: First',
      'And then?',
      'You asked: And then?',
    ]);
  });

  it('that the reader stopped is known to the next question, as far as it came', async () => {
    const later = echo();
    const {ask} = start({
      answerer: {
        answer: (question, signal) => (question.message === 'First' ? hang : later).answer(question, signal),
      },
    });
    const reader = (await ask({message: 'First'})).body!.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    await eventsOf(await ask({message: 'Second', threadId: 'id-1'}));
    expect(later.asked[0]!.thread).toEqual([
      {role: 'user', content: 'First'},
      {role: 'assistant', content: 'Wait'},
    ]);
  });

  it('forgets what was said too long ago', async () => {
    const answerer = echo();
    const {ask} = start({answerer, env: {CHAT_MOST_TURNS: '2'}});
    const [thread] = await eventsOf(await ask({message: 'First'}));
    const threadId = thread?.type === 'thread' ? thread.id : '';
    await eventsOf(await ask({message: 'Second', threadId}));
    await eventsOf(await ask({message: 'Third', threadId}));
    expect(answerer.asked[2]!.thread.map(({content}) => content)).toEqual(['Second', 'You asked: Second']);
  });

  it('begins a thread of its own where the named one is unknown', async () => {
    const {ask} = start();
    const [thread] = await eventsOf(await ask({message: 'First', threadId: '../secret'}));
    expect(thread).toEqual({type: 'thread', id: 'id-1'});
  });

  it('ends with an error where writing it fails, without a word of why', async () => {
    const answerer: Answerer = {
      async *answer() {
        yield {type: 'delta', text: 'So'};
        throw new Error('password of the database');
      },
    };
    const {ask, logged} = start({answerer});
    const text = await (await ask({message: 'Hi'})).text();
    expect(text).toContain('event: error\ndata: {"code":"internal"');
    expect(text).not.toContain('password');
    expect(logged).toEqual([
      {
        event: 'failed',
        answerId: 'id-2',
        error: 'Error',
        stack: expect.stringMatching(/^at .*chatApp\.test/),
      },
      expect.objectContaining({event: 'answered', end: 'failed'}),
    ]);
    // What an error says may quote what a reader asked.
    expect(JSON.stringify(logged)).not.toContain('password');
  });

  it('is cut where it takes too long', async () => {
    const {ask} = start({answerer: hang, settings: {...readServerSettings({}).chat, answerTimeout: 20}});
    expect((await eventsOf(await ask({message: 'Hi'}))).at(-1)).toEqual({type: 'error', code: 'timed_out'});
  });

  it('stops when the reader leaves', async () => {
    let stopped: AbortSignal | undefined;
    const answerer: Answerer = {
      answer(question, signal) {
        stopped = signal;
        return hang.answer(question, signal);
      },
    };
    const {ask, logged} = start({answerer});
    const reader = (await ask({message: 'Hi'})).body!.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(stopped?.aborted).toBe(true);
    expect(logged.at(-1)).toMatchObject({event: 'answered', end: 'abandoned'});
  });
});

describe('conversations in memory', () => {
  async function turnsAfter(
    env: Record<string, string>,
    between: (ask: ReturnType<typeof start>['ask']) => Promise<void>,
  ) {
    const answerer = echo();
    const settings = readServerSettings(env).chat;
    const {ask} = start({answerer, settings, threads: createThreads(settings, () => undefined)});
    await eventsOf(await ask({message: 'First'}));
    await between(ask);
    await eventsOf(await ask({message: 'Again', threadId: 'id-1'}));
    return answerer.asked.at(-1)!.thread.length;
  }

  it('are as many as the setting says, the latest ones', async () => {
    const another = async (ask: ReturnType<typeof start>['ask']) =>
      void (await eventsOf(await ask({message: 'Other'})));
    expect(await turnsAfter({CHAT_MOST_THREADS: '2'}, another)).toBe(2);
    expect(await turnsAfter({CHAT_MOST_THREADS: '1'}, another)).toBe(0);
  });

  it('take no more memory than the setting says', async () => {
    const keepsTheFirst = async (megabytes: string) => {
      const settings = readServerSettings({CHAT_THREADS_MEGABYTES: megabytes}).chat;
      const threads = createThreads(settings, () => undefined);
      for (let count = 0; count < 100; count += 1) {
        await threads.write(`thread-${count}`, [{role: 'user', content: 'ж'.repeat(10_000)}]);
      }
      return (await threads.read('thread-0')) !== undefined;
    };
    expect(await keepsTheFirst('4')).toBe(true);
    expect(await keepsTheFirst('1')).toBe(false);
  });

  it('are forgotten after as many hours as the setting says', async () => {
    const wait = (hours: number) => async () => {
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + hours * 3_600_000);
    };
    expect(await turnsAfter({CHAT_THREAD_HOURS: '3'}, wait(2.9))).toBe(2);
    jest.restoreAllMocks();
    expect(await turnsAfter({CHAT_THREAD_HOURS: '3'}, wait(3.1))).toBe(0);
    jest.restoreAllMocks();
  });
});

describe('where Redis is set and away', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

  it('answers come at once, and questions are counted in memory', async () => {
    // Nothing listens at this port.
    const env = {CHAT_REDIS_URL: 'redis://127.0.0.1:1', CHAT_QUESTIONS_PER_MINUTE: '2'};
    const settings = readServerSettings(env).chat;
    const threads = createThreads(settings, () => undefined);
    const rateLimit = createRateLimit(settings, () => undefined);
    closing.push(threads.close, rateLimit.close);
    const {ask, logged} = start({threads, rateLimit, settings});
    const first = await eventsOf(await ask({message: 'First'}));
    const again = await eventsOf(await ask({message: 'Second', threadId: 'some-thread'}));
    expect([first.at(-1)?.type, again.at(-1)?.type]).toEqual(['done', 'done']);
    expect(logged.filter(({event}) => event === 'thread_lost')).toHaveLength(2);
    expect((await ask({message: 'Third'})).status).toBe(429);
  });
});

describe('where a conversation can not be read', () => {
  it('its name is kept, and what was said in it is not replaced by less', async () => {
    const write = jest.fn(async () => undefined);
    const read = () => Promise.reject(new Error('Command timed out'));
    const {ask, logged} = start({threads: {read, write, close: async () => undefined}});
    const [thread, ...rest] = await eventsOf(await ask({message: 'Second', threadId: 'some-thread'}));
    expect([thread, rest.at(-1)?.type]).toEqual([{type: 'thread', id: 'some-thread'}, 'done']);
    expect(write).not.toHaveBeenCalled();
    expect(logged).toContainEqual({event: 'thread_lost', error: 'Command timed out'});
  });
});

describe('a refusal', () => {
  const long = 'x'.repeat(4001);
  it.each([
    ['no JSON', '{"message":', {}, 'bad_request'],
    ['no message', {}, {}, 'bad_request'],
    ['a message of blanks', {message: ' \n '}, {}, 'bad_request'],
    ['a message that is too long', {message: long}, {}, 'bad_request'],
    ['a page that is an address', {message: 'Hi', page: '//evil.example'}, {}, 'bad_request'],
    ['another content type', {message: 'Hi'}, {'Content-Type': 'text/plain'}, 'unsupported_media_type'],
    ['a body that is too large', {message: 'Hi', more: 'x'.repeat(70_000)}, {}, 'too_large'],
    ['another site', {message: 'Hi'}, {Origin: 'https://evil.example'}, 'origin_not_allowed'],
  ] as const)('of %s is JSON with its code', async (_, body, headers, code) => {
    const {ask} = start();
    const response = await ask(body, headers);
    expect(response.status).toBe(refusals[code].status);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({error: {code, message: refusals[code].message}});
  });

  it('of what nobody foresaw says nothing of it', async () => {
    const rateLimit = {
      count: () => Promise.reject(new Error('password of Redis')),
      close: async () => undefined,
    };
    const {ask, logged} = start({rateLimit});
    const response = await ask({message: 'Hi'});
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({error: {code: 'internal', message: refusals.internal.message}});
    expect(logged.map(({event}) => event)).toEqual(['failed', 'refused']);
  });

  it.each(['x', 'x'.repeat(4000), ` ${'x'.repeat(4000)}\n`])(
    'does not come for a message of 1 to 4 000 characters',
    async (message) => {
      const {ask} = start();
      expect((await ask({message})).status).toBe(200);
    },
  );

  it('of a message that is longer than the settings allow', async () => {
    const {ask} = start({env: {CHAT_MESSAGE_LENGTH: '5'}});
    expect([(await ask({message: 'Hello'})).status, (await ask({message: 'Hello?'})).status]).toEqual([
      200, 400,
    ]);
  });

  it('of a method names those that are taken', async () => {
    const {app} = start();
    const response = await app.request(chatPaths.stream);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('of an unknown address is JSON too', async () => {
    const {app} = start();
    const response = await app.request('/ai-docs-api/nothing');
    expect(await response.json()).toMatchObject({error: {code: 'not_found'}});
  });

  it('contains the seconds to wait after too many questions from one address', async () => {
    const {ask} = start({env: {CHAT_QUESTIONS_PER_MINUTE: '2', CHAT_TRUSTED_PROXIES: '1'}});
    const from = (address: string) => ask({message: 'Hi'}, {'X-Forwarded-For': `1.1.1.1, ${address}`});
    expect([(await from('9.9.9.9')).status, (await from('9.9.9.9')).status]).toEqual([200, 200]);
    const refused = await from('9.9.9.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from('8.8.8.8')).status).toBe(200);
    // Some proxies write the port of the connection too.
    expect((await from('9.9.9.9:5678')).status).toBe(429);
    expect((await from('[2001:db8::1]:80')).status).toBe(200);
    expect((await from('[2001:db8::2]:81')).status).toBe(200);
    expect((await from('2001:db8::3')).status).toBe(429);
  });

  it('comes while too many answers are being written, until one ends', async () => {
    const {ask} = start({answerer: hang, env: {CHAT_MOST_ANSWERS: '1'}});
    const first = await ask({message: 'Hi'});
    const refused = await ask({message: 'Hi'});
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    await first.body!.cancel();
    expect((await ask({message: 'Hi'})).status).toBe(200);
  });

  it('of a question that found the endpoint busy leaves its reader as many as before', async () => {
    const {ask} = start({answerer: hang, env: {CHAT_MOST_ANSWERS: '1', CHAT_QUESTIONS_PER_MINUTE: '2'}});
    const first = await ask({message: 'Hi'});
    const together = await Promise.all([ask({message: 'Hi'}), ask({message: 'Hi'})]);
    expect(together.map(({status}) => status)).toEqual([503, 503]);
    await first.body!.cancel();
    const second = await ask({message: 'Hi'});
    expect(second.status).toBe(200);
    await second.body!.cancel();
    // One that is refused by the limit takes no place either.
    expect((await ask({message: 'Hi'})).status).toBe(429);
    expect((await ask({message: 'Hi'})).status).toBe(429);
  });

  it('respects the maximum of answers if questions arrive at the same moment', async () => {
    const {ask} = start({answerer: hang, env: {CHAT_MOST_ANSWERS: '1'}});
    const responses = await Promise.all([ask({message: 'Hi'}), ask({message: 'Hi'})]);
    expect(responses.map(({status}) => status)).toEqual([200, 503]);
  });

  it('of a limit that fails takes no place among the answers', async () => {
    const rateLimit = {count: () => Promise.reject(new Error('away')), close: async () => undefined};
    const {ask} = start({rateLimit, env: {CHAT_MOST_ANSWERS: '1'}});
    expect([(await ask({message: 'Hi'})).status, (await ask({message: 'Hi'})).status]).toEqual([500, 500]);
  });
});

describe('other sites', () => {
  it('may ask where they are allowed', async () => {
    const {ask, app} = start();
    const headers = {Origin: 'https://docs.example.org'};
    const response = await ask({message: 'Hi'}, headers);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://docs.example.org');
    const preflight = await app.request(chatPaths.stream, {method: 'OPTIONS', headers});
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Content-Type,Accept',
    ]);
    const foreign = {Origin: 'https://evil.example'};
    const refused = await app.request(chatPaths.stream, {method: 'OPTIONS', headers: foreign});
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });

  it('that are refused are logged, with the variable that lets them in', async () => {
    const {ask, logged} = start();
    await ask({message: 'Hi'}, {Origin: 'https://evil.example'});
    expect(logged).toEqual([
      {
        event: 'refused',
        code: 'origin_not_allowed',
        path: chatPaths.stream,
        origin: 'https://evil.example',
        host: 'docs.test',
        advice: 'To allow this site, add its origin to CHAT_ALLOWED_ORIGINS.',
      },
    ]);
  });

  it('may be as many as there are, and the site that the endpoint belongs to is one of them', async () => {
    const {ask} = start({env: {CHAT_ALLOWED_ORIGINS: 'https://a.example'}});
    // A proxy in front may have another name of its own in the place of the site's.
    for (const Origin of ['https://a.example', 'https://docs.example.org'])
      expect((await ask({message: 'Hi'}, {Origin, Host: 'localhost:3000'})).status).toBe(200);
  });

  it('are not meant where the site itself asks', async () => {
    const {ask} = start();
    expect((await ask({message: 'Hi'}, {Origin: 'http://docs.test'})).status).toBe(200);
  });
});

it('responds to the health check', async () => {
  const {app} = start({health: {pages: 3}});
  expect(await (await app.request(chatPaths.health)).json()).toEqual({status: 'ok', answering: 0, pages: 3});
});

it('works without the connection of Node and logs once that client addresses are unknown', async () => {
  const {app, logged} = start({env: {CHAT_QUESTIONS_PER_MINUTE: '2'}});
  const ask = () =>
    app.fetch(
      new Request(`http://docs.test${chatPaths.stream}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({message: 'Hi'}),
      }),
    );
  expect((await eventsOf(await ask())).at(-1)).toEqual({type: 'done', answerId: 'id-2'});
  const [second, third] = [await ask(), await ask()];
  expect([second.status, third.status]).toEqual([200, 429]);
  await second.body!.cancel();
  expect(logged.filter(({event}) => event === 'address_unknown')).toEqual([
    {
      event: 'address_unknown',
      meanwhile: 'all readers share one limit',
      advice: 'Set CHAT_TRUSTED_PROXIES to the number of proxies in front that append to X-Forwarded-For.',
    },
  ]);
});

describe('feedback', () => {
  const rate = (body: unknown) => {
    const {app, logged} = start();
    const init = {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)};
    return Promise.resolve(app.request(chatPaths.feedback, init, connection)).then(({status}) => ({
      status,
      logged,
    }));
  };

  it('is logged', async () => {
    const {status, logged} = await rate({answerId: 'id-2', helpful: true});
    expect(status).toBe(204);
    expect(logged).toEqual([{event: 'feedback', answerId: 'id-2', helpful: true}]);
  });

  it('is refused without a verdict', async () => {
    expect((await rate({answerId: 'id-2'})).status).toBe(400);
  });
});

describe('the log', () => {
  it('contains no question', async () => {
    const {ask, logged} = start();
    await eventsOf(await ask({message: 'My secret'}));
    expect(logged).toEqual([
      {
        event: 'answered',
        end: 'done',
        answerId: 'id-2',
        milliseconds: expect.any(Number),
        characters: 20,
        sources: 1,
        followUp: false,
      },
    ]);
  });

  it('contains questions if the settings say so', async () => {
    const {ask, logged} = start({env: {CHAT_LOG_QUESTIONS: 'true'}});
    await eventsOf(await ask({message: 'A question'}));
    expect(logged.at(-1)).toMatchObject({question: 'A question'});
  });

  it('contains at most 200 characters of a question, and no account', async () => {
    const {ask, logged} = start({env: {CHAT_LOG_QUESTIONS: 'true'}});
    await eventsOf(await ask({message: `Write to me@mail.example ${'about gas '.repeat(50)}`}));
    const {question} = logged.at(-1) as {question?: string};
    expect(question).toMatch(/^Write to … about gas about/);
    expect(question).toHaveLength(200);
  });

  it('says that a question was declined', async () => {
    const declining: Answerer = {
      async *answer() {
        yield {type: 'delta', text: 'The documentation has no answer.'};
        yield {type: 'done', declined: true};
      },
    };
    const {ask, logged} = start({answerer: declining});
    await eventsOf(await ask({message: 'Who wins?'}));
    expect(logged.at(-1)).toMatchObject({event: 'answered', declined: true});
  });
});
