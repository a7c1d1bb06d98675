import type {Answerer} from '@site/src/askAi/answerer';
import {chatPaths} from '@site/src/askAi/protocol';
import {readServerSettings} from '@site/server/settings';
import {cancelAnswers, connection, echo, hang, start} from '@site/tests/support/chatApp';
import {eventsOf} from '@site/tests/support/chatServer';

afterEach(cancelAnswers);

describe('an answer', () => {
  it('consists of events: the thread, the text, the sources and the end', async () => {
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

  it('continues its thread and gets the earlier turns and the page as context', async () => {
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

  it('gets the page and quotation of its question and of earlier ones as context', async () => {
    const answerer = echo();
    const {ask} = start({answerer});
    const about = {page: {title: 'Rounds', route: '/learn/rounds'}, quote: 'A round'};
    await eventsOf(await ask({message: 'Why?', about}));
    await eventsOf(await ask({message: 'Why?', about, threadId: 'id-1'}));
    await eventsOf(await ask({message: 'Why?', threadId: 'id-1'}));
    expect(answerer.asked.map((asked) => [asked.about, asked.thread])).toEqual([
      [about, []],
      // The same question again replaces its earlier turns.
      [about, []],
      // Without `about`, it is a different question.
      [
        undefined,
        [
          {role: 'user', content: 'Why?', about},
          {role: 'assistant', content: 'You asked: Why?'},
        ],
      ],
    ]);
  });

  it('to a repeated question gets the same context as the first time, and the thread keeps one copy', async () => {
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

  it('that the reader stopped stays in the thread, up to the text that was sent', async () => {
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

  it('starts a new thread if the requested one is unknown', async () => {
    const {ask} = start();
    const [thread] = await eventsOf(await ask({message: 'First', threadId: '../secret'}));
    expect(thread).toEqual({type: 'thread', id: 'id-1'});
  });

  it('ends with an error event without details if generating the answer fails', async () => {
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
    // An error message may quote the reader's question.
    expect(JSON.stringify(logged)).not.toContain('password');
  });

  it('is stopped when it exceeds the timeout', async () => {
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

it('responds to the health check', async () => {
  const {app} = start({health: {pages: 3}});
  expect(await (await app.request(chatPaths.health)).json()).toEqual({status: 'ok', answering: 0, pages: 3});
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
