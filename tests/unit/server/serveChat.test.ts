import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chatPaths} from '@site/src/askAi/protocol';
import {ask, eventsOf, textOf} from '@site/tests/support/chatServer';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {launchSmallChats} from '@site/tests/support/smallChat';
import {readCorpus} from '@site/server/chat/readCorpus';

// The tests start servers, each in a process of its own.
jest.setTimeout(120_000);

const {folder, start} = launchSmallChats({
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
