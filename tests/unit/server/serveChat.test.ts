import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {chatPaths} from '@site/src/askAi/protocol';
import {ask, eventsOf, textOf} from '@site/tests/support/chatServer';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {launchSmallChats} from '@site/tests/support/smallChat';
import {readCorpus} from '@site/server/chat/readCorpus';

// The tests start servers, each in a process of its own.
jest.setTimeout(120_000);

const {folder, launch, start} = launchSmallChats({
  'broken.json': '{"pages":',
  'other.json': JSON.stringify([{route: '/x'}]),
});
beforeAll(async () => {
  const old = {...(await smallCorpus()), questions: undefined};
  writeFileSync(path.join(folder.directory, 'old.json'), JSON.stringify(old));
});

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

  // `old` has the format of an earlier version.
  it.each(['broken', 'other', 'old'])('rejects a corpus that this version cannot read: %s', async (name) => {
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

  it('does not start with invalid settings, and lists all of them; the environment overrides .env', async () => {
    const directory = makeFolder({
      '.env': 'CHAT_THREAD_HOURS=0\nCHAT_THREADS_MEGABYTES=all\nCHAT_MOST_ANSWERS=0\n',
    });
    const {code, output} = await start({CHAT_MOST_ANSWERS: 'few'}, directory.directory).exited;
    directory.remove();
    const sentence =
      'Environment: CHAT_MOST_ANSWERS must be a whole number from 1 to 100000, found "few"; CHAT_THREAD_HOURS must be a whole number from 1 to 720, found "0"; CHAT_THREADS_MEGABYTES must be a whole number from 1 to 65536, found "all". See .env.example.';
    expect({code, output}).toEqual({code: 1, output: expect.stringContaining(sentence)});
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});

describe('the endpoint with limits', () => {
  let server: ReturnType<typeof launch>;
  beforeAll(() => {
    server = launch({
      CHAT_QUESTIONS_PER_MINUTE: '2',
      CHAT_ALLOWED_ORIGINS: 'https://a.example',
    });
  });
  afterAll(() => server.kill());

  it('enforces them with JSON errors, also across origins', async () => {
    const codes = async (response: Response) => [response.status, (await response.json()).error.code];
    const large = {more: 'x'.repeat(65_536)};
    expect(await codes(await ask(server, large))).toEqual([413, 'too_large']);
    // A body without a Content-Length header.
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify({message: 'Hi', ...large})));
        controller.close();
      },
    });
    const unannounced = {body: chunks, duplex: 'half'} as RequestInit;
    expect(await codes(await ask(server, {}, unannounced))).toEqual([413, 'too_large']);
    expect(await codes(await ask(server, {message: 'x'.repeat(4001)}))).toEqual([400, 'bad_request']);
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
  // Like a full disk, a closed pipe makes the write fail.
  server.child.stdout?.destroy();
  for (const message of ['How long is a round?', 'And why?'])
    expect((await eventsOf(await ask(server, {message}))).at(-1)).toMatchObject({type: 'done'});
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
});
