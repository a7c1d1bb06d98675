import type {Conversation} from '@site/src/askAi/chatState';
import {delta} from '@site/tests/support/chatEvents';
import {fakeHistory, settled, setUp} from '@site/tests/support/fakeChatStore';

const lastContent = ({getState}: {getState(): {conversation: Conversation}}) =>
  getState().conversation.messages.at(-1)?.content;

describe('a question', () => {
  it('is sent with its quote, the thread and the page, and its answer updates once per frame', async () => {
    const {store, requests, paint} = setUp({page: '/learn/sharding/'});
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.getState().draft?.content));
    store.ask({text: 'Why?', quote: 'two shards'});
    expect(requests[0]?.request).toEqual({
      message: 'Why?',
      about: {quote: 'two shards'},
      threadId: undefined,
      page: '/learn/sharding/',
    });
    await requests[0]?.send({type: 'thread', id: 't1'}, delta('Be'), delta('cause'));
    expect(seen).toEqual(['']);
    paint();
    expect(seen).toEqual(['', 'Because']);
    await requests[0]?.send(delta('.'), {type: 'done'});
    expect(store.getState()).toMatchObject({status: 'ready', conversation: {threadId: 't1'}});
    expect(lastContent(store)).toBe('Because.');

    store.setPage('/learn/consensus/');
    store.ask({text: 'And then?'});
    expect(requests[1]?.request).toEqual({message: 'And then?', threadId: 't1', page: '/learn/consensus/'});
  });

  it("isn't sent or retried while an answer is pending (§4.23)", async () => {
    const {store, requests} = setUp();
    store.ask({text: 'One'});
    store.ask({text: 'Two'});
    store.retry();
    expect(requests).toHaveLength(1);
    expect(store.getState().conversation.messages).toHaveLength(1);
  });

  it('is sent again by a retry after an error', async () => {
    const {store, requests} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.fail({kind: 'http', status: 500});
    expect(store.getState().error?.message).toBe('HTTP error! status: 500');
    store.retry();
    expect(requests[1]?.request.message).toBe('Why?');
    expect(store.getState()).toMatchObject({status: 'submitted'});
    expect(store.getState().error).toBeUndefined();
  });
});

describe('leaving an answer', () => {
  it('aborts its request and keeps the received text, painted or not', async () => {
    const {store, requests, paint} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Be'));
    paint();
    await requests[0]?.send(delta('cause'));
    store.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(lastContent(store)).toBe('Because');
    await settled();
    expect(store.getState().status).toBe('ready');
    store.ask({text: 'Next?'});
    expect(requests).toHaveLength(2);
  });

  it('keeps text that the transport held back, and marks the answer as incomplete', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    requests[0]?.holdBack('{"gasLimit": 50000');
    store.stop();
    expect(lastContent(store)).toBe('{"gasLimit": 50000');
    expect(history.list()[0]?.messages.at(-1)).toMatchObject({incomplete: true});
  });

  it('for another conversation keeps it in the history', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Because'));
    store.open();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(store.getState().conversation.messages).toEqual([]);
    expect(history.list()[0]?.messages.map(({content}) => content)).toEqual(['Why?', 'Because']);
  });

  it("doesn't happen when its own conversation is opened", async () => {
    const {store, requests, history, paint} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Because'));
    paint();
    store.open(history.list()[0]?.id);
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(store.getState().draft?.content).toBe('Because');
  });

  it('ignores its late events', async () => {
    const {store, requests, paint} = setUp();
    store.ask({text: 'Why?'});
    store.open();
    await requests[0]?.send(delta('late'), {type: 'done'});
    paint();
    expect(store.getState().conversation.messages).toEqual([]);
  });
});

describe('the history', () => {
  const earlier: Conversation = {
    id: 'c0',
    threadId: 't0',
    messages: [{id: 'm', role: 'user', content: 'Earlier?'}],
  };

  it('adds messages from another tab to the conversation without saving it again', () => {
    const history = fakeHistory([earlier]);
    const {store, requests} = setUp({history});
    const inOtherTab = {...earlier, messages: [...earlier.messages, {...earlier.messages[0]!, id: 'n'}]};
    history.saveInOtherTab(inOtherTab);
    expect(store.getState().conversation.messages).toEqual(inOtherTab.messages);
    expect(history.saved).toEqual([]);
    store.ask({text: 'Next?'});
    expect(history.saved.at(-1)?.messages.map(({content}) => content)).toEqual([
      'Earlier?',
      'Earlier?',
      'Next?',
    ]);
    history.saveInOtherTab(earlier);
    expect(store.getState().conversation.messages).toHaveLength(3);
    expect(requests).toHaveLength(1);
  });

  it('restores the last conversation with its thread', () => {
    const {store, requests} = setUp({history: fakeHistory([earlier])});
    expect(store.getState().conversation).toMatchObject(earlier);
    store.ask({text: 'Now?'});
    expect(requests[0]?.request.threadId).toBe('t0');
  });

  it('is written once per message, not with every token', async () => {
    const {store, requests, history, paint} = setUp();
    store.ask({text: 'Why?'});
    for (const text of ['Be', 'cause', ' of', ' it']) {
      await requests[0]?.send(delta(text));
      paint();
    }
    await requests[0]?.send({type: 'done'});
    expect(history.saved.map(({messages}) => messages.length)).toEqual([1, 2]);
  });

  it('is cleared together with the current conversation', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    store.clearHistory();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(store.getState().conversation.messages).toEqual([]);
    expect(store.savedConversations()).toEqual([]);
    expect(history.list()).toEqual([]);
  });
});

describe('feedback', () => {
  async function answered() {
    const chat = setUp();
    chat.store.ask({text: 'One'});
    await chat.requests[0]?.send({type: 'thread', id: 't1'}, delta('A'), {type: 'done', answerId: 'a1'});
    return {...chat, id: chat.store.getState().conversation.messages.at(-1)!.id};
  }

  it('is sent only for an answer with an id, and is displayed once the endpoint has accepted it', async () => {
    const {store, ratings, id} = await answered();
    store.rate(id, false);
    store.rate('unknown', true);
    expect(ratings.map(({feedback}) => feedback)).toEqual([{answerId: 'a1', threadId: 't1', helpful: false}]);
    await ratings[0]?.answer(true);
    expect(store.getState().conversation.messages.at(-1)).toMatchObject({helpful: false});
  });

  it('that the endpoint refuses changes nothing', async () => {
    const {store, ratings, id, history} = await answered();
    store.rate(id, true);
    await ratings[0]?.answer(false);
    expect(store.getState().conversation.messages.at(-1)).not.toHaveProperty('helpful');
    expect(JSON.stringify(history.list())).not.toContain('helpful');
  });

  it('saves nothing if it is accepted after the reader opened another conversation', async () => {
    const {store, ratings, id, history} = await answered();
    store.rate(id, true);
    store.ask({text: 'Two'});
    store.open();
    const count = history.saved.length;
    await ratings[0]?.answer(true);
    expect(history.saved).toHaveLength(count);
  });
});
