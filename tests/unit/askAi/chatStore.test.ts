import type {Answerer} from '@site/src/askAi/answerer';
import {createChatHistory, type ChatHistory} from '@site/src/askAi/chatHistory';
import {createChatStore, type ChatStoreOptions} from '@site/src/askAi/chatStore';
import type {Conversation} from '@site/src/askAi/chatState';
import type {ChatTransport} from '@site/src/askAi/chatTransport';
import type {ChatRequest} from '@site/src/askAi/chatRequest';
import {ChatFault, type Fault} from '@site/src/askAi/fault';
import type {ChatEvent} from '@site/src/askAi/protocol';

/** A transport whose responses the test controls. */
function fakeTransport() {
  const requests: {
    request: ChatRequest;
    signal: AbortSignal;
    send(...events: ChatEvent[]): Promise<void>;
    /** Adds received text that the transport hasn't passed on, since it may be part of a control object. */
    holdBack(text: string): void;
    fail(fault: Fault): Promise<void>;
  }[] = [];
  const ratings: {feedback: unknown; answer(isTaken: boolean): Promise<void>}[] = [];
  const transport: ChatTransport = {
    ask(request, signal) {
      const queue: (ChatEvent | Fault)[] = [];
      const rest: ChatEvent[] = [];
      let wake = () => {};
      signal.addEventListener('abort', () => wake());
      const put = async (items: (ChatEvent | Fault)[]) => {
        queue.push(...items);
        wake();
        await settled();
      };
      requests.push({
        request,
        signal,
        send: (...events) => put(events),
        holdBack: (text) => rest.push(delta(text)),
        fail: (fault) => put([fault]),
      });
      async function* read() {
        while (!signal.aborted) {
          const item = queue.shift();
          if (item === undefined) await new Promise<void>((resolve) => (wake = resolve));
          else if ('kind' in item) throw new ChatFault(item);
          else yield item;
          if (item && 'type' in item && item.type === 'done') return;
        }
      }
      return {events: read(), takeHeldText: () => rest.splice(0)};
    },
    threadHours: async () => 24,
    rate: (feedback) =>
      new Promise((resolve) =>
        ratings.push({
          feedback,
          async answer(isTaken) {
            resolve(isTaken);
            await settled();
          },
        }),
      ),
  };
  return {transport, requests, ratings};
}

/** A history in memory that records every conversation it saves. */
function fakeHistory(
  initial: Conversation[] = [],
): ChatHistory & {saved: Conversation[]; saveInOtherTab(conversation: Conversation): void} {
  let kept = initial;
  let tell: Parameters<ChatHistory['onChangeInOtherTab']>[0] = () => {};
  const saved: Conversation[] = [];
  return {
    saved,
    list: () => kept.map((conversation) => ({...conversation, savedAt: 1})),
    save(conversation) {
      if (conversation.messages.length === 0) return;
      saved.push(conversation);
      kept = [conversation, ...kept.filter(({id}) => id !== conversation.id)];
    },
    clear: () => (kept = []),
    onChangeInOtherTab: (callback) => (tell = callback),
    saveInOtherTab(conversation) {
      kept = [conversation, ...kept.filter(({id}) => id !== conversation.id)];
      tell('saved');
    },
  };
}

/** Animation frames that the test paints. */
function fakeFrames() {
  const waiting = new Set<() => void>();
  return {
    onNextFrame(callback: () => void) {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    paint() {
      const callbacks = [...waiting];
      waiting.clear();
      for (const callback of callbacks) callback();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp(options: Partial<ChatStoreOptions> = {}) {
  const wire = fakeTransport();
  const frames = fakeFrames();
  const history = fakeHistory();
  let id = 0;
  const store = createChatStore({
    transport: wire.transport,
    history,
    newId: () => `id${id++}`,
    onNextFrame: frames.onNextFrame,
    ...options,
  });
  return {store, history, ...frames, ...wire};
}

const delta = (text: string): ChatEvent => ({type: 'delta', text});
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

  it("isn't sent or retried while an answer is pending", async () => {
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

  it('gets the received text when the answer is stopped', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Beca'));
    store.stop();
    expect(history.list()[0]?.messages.at(-1)).toMatchObject({content: 'Beca', incomplete: true});
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

describe('the fallback to the offline answerer', () => {
  const answerer: Answerer = {
    async *answer({message, thread, page}) {
      yield {type: 'delta', text: `${message} ${thread.length} ${page}`};
      yield {type: 'done'};
    },
  };

  it('passes the thread and the page, and marks the answer as offline', async () => {
    const {store, requests} = setUp({loadOfflineAnswerer: async () => answerer, page: '/learn/'});
    store.ask({text: 'One'});
    await requests[0]?.send(delta('A'), {type: 'done'});
    store.ask({text: 'Two'});
    await requests[1]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'ready'});
    expect(store.getState().conversation.messages.at(-1)).toMatchObject({
      content: 'Two 2 /learn/',
      offline: true,
    });
  });

  const breaks: Answerer = {
    // eslint-disable-next-line require-yield
    async *answer() {
      throw new Error('index missing');
    },
  };

  it.each<[string, Partial<ChatStoreOptions>]>([
    ['there is no offline answerer', {}],
    ['loading the offline answerer fails', {loadOfflineAnswerer: () => Promise.reject(new Error('offline'))}],
    ['the offline answerer throws', {loadOfflineAnswerer: async () => breaks}],
  ])('reports the unreachable endpoint, and allows a retry, if %s', async (_case, options) => {
    const {store, requests} = setUp(options);
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'error', error: {fault: {kind: 'unreachable'}}});
    store.retry();
    expect(requests).toHaveLength(2);
  });

  it('reports a timeout of the offline answerer', async () => {
    const late: Answerer = {
      // eslint-disable-next-line require-yield
      async *answer() {
        throw new ChatFault({kind: 'no-first-byte'});
      },
    };
    const {store, requests} = setUp({loadOfflineAnswerer: async () => late});
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'error', error: {fault: {kind: 'no-first-byte'}}});
  });

  it('reports an empty answer if the offline answerer yields nothing', async () => {
    const silent: Answerer = {async *answer() {}};
    const {store, requests} = setUp({loadOfflineAnswerer: async () => silent});
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'error', error: {fault: {kind: 'empty'}}});
  });

  it("isn't used after an HTTP error from the endpoint", async () => {
    const {store, requests} = setUp({loadOfflineAnswerer: async () => answerer});
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'http', status: 500});
    expect(store.getState()).toMatchObject({status: 'error', error: {fault: {kind: 'http', status: 500}}});
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

describe('two tabs', () => {
  /** Tabs that share a storage. The test decides when they get each other's storage events. */
  function openTabs() {
    const data = new Map<string, string>();
    const tabs: {events: EventTarget; news: Event[]}[] = [];
    let savedAt = 0;
    let isFull = false;
    function open() {
      const own = {events: new EventTarget(), news: [] as Event[]};
      tabs.push(own);
      const tell = (key: string, newValue: string | null) => {
        for (const tab of tabs)
          if (tab !== own) tab.news.push(Object.assign(new Event('storage'), {key, newValue}));
      };
      const storage = {
        getItem: (key: string) => data.get(key) ?? null,
        setItem(key: string, value: string) {
          if (isFull) throw new DOMException('Full', 'QuotaExceededError');
          data.set(key, value);
          tell(key, value);
        },
        removeItem(key: string) {
          if (data.delete(key)) tell(key, null);
        },
      };
      const history = createChatHistory({storage, events: own.events, now: () => ++savedAt});
      let id = 0;
      const name = tabs.length;
      const wire = fakeTransport();
      const store = createChatStore({
        transport: wire.transport,
        history,
        newId: () => `tab${name}-${id++}`,
        onNextFrame: fakeFrames().onNextFrame,
      });
      return {
        store,
        history,
        ...wire,
        hear: () => own.news.splice(0).forEach((e) => own.events.dispatchEvent(e)),
      };
    }
    type Tab = ReturnType<typeof open>;
    return {
      open,
      fill: () => (isFull = true),
      async talk({store, requests}: Tab, question: string) {
        store.ask({text: question});
        await requests.at(-1)?.send(delta(`To ${question}`), {type: 'done'});
      },
      end: ({requests}: Tab, text: string) => requests.at(-1)?.send(delta(text), {type: 'done'}),
    };
  }
  const contents = ({messages}: Conversation) => messages.map(({content}) => content);
  const shown = ({store}: {store: {getState(): {conversation: Conversation}}}) =>
    contents(store.getState().conversation);

  it('lose nothing if one asks while the other waits for an answer', async () => {
    const {open, talk, end} = openTabs();
    const a = open();
    await talk(a, 'Q');
    const b = open();
    expect(shown(b)).toEqual(['Q', 'To Q']);
    a.store.ask({text: 'A'});
    b.hear();
    await talk(b, 'B');
    a.hear();
    expect(a.store.getState().status).toBe('submitted');
    await end(a, 'To A');
    b.hear();
    expect(shown(a)).toEqual(['Q', 'To Q', 'A', 'To A', 'B', 'To B']);
    expect(shown(b)).toEqual(shown(a));
    expect(a.history.list().map(contents)).toEqual([shown(a)]);
  });

  it('lose no messages if one missed the storage events of the other', async () => {
    const {open, talk} = openTabs();
    const a = open();
    await talk(a, 'Q');
    const b = open();
    await talk(a, 'A');
    await talk(b, 'B');
    expect(b.history.list().map(contents)).toEqual([['Q', 'To Q', 'A', 'To A', 'B', 'To B']]);
  });

  it('show the same answer after a retry in one of them', async () => {
    const {open, talk, end} = openTabs();
    const a = open();
    await talk(a, 'Q');
    const b = open();
    a.store.retry();
    await a.requests.at(-1)?.send(delta('Better'));
    const c = open();
    c.store.open();
    await talk(c, 'Other');
    a.hear();
    await end(a, '.');
    b.hear();
    expect(shown(b)).toEqual(shown(a));
    expect(shown(a)).toEqual(['Q', 'Better.']);
  });

  it('keep messages that the storage had no room for', async () => {
    const {open, talk, fill} = openTabs();
    const a = open();
    await talk(a, 'Q');
    a.store.ask({text: 'A'});
    fill();
    await a.requests.at(-1)?.send(delta('To A'), {type: 'done'});
    await talk(a, 'B');
    expect(shown(a)).toEqual(['Q', 'To Q', 'A', 'To A', 'B', 'To B']);
  });

  it('lose no messages if one that missed storage events rates an answer', async () => {
    const {open, talk} = openTabs();
    const a = open();
    a.store.ask({text: 'Q'});
    await a.requests[0]?.send(delta('To Q'), {type: 'done', answerId: 'a1'});
    const b = open();
    await talk(a, 'A');
    b.store.rate(b.store.getState().conversation.messages.at(-1)!.id, true);
    await b.ratings[0]?.answer(true);
    expect(b.history.list().map(contents)).toEqual([['Q', 'To Q', 'A', 'To A']]);
    expect(b.history.list()[0]?.messages[1]).toMatchObject({helpful: true});
  });

  it('open the version of a conversation that the other saved after it was listed, and keep its date', async () => {
    const {open, talk} = openTabs();
    const a = open();
    await talk(a, 'Q');
    const b = open();
    const listed = a.store.savedConversations()[0]!;
    await talk(a, 'A');
    a.store.open();
    await talk(b, 'B');
    const before = a.history.list();
    a.store.open(listed.id);
    expect(shown(a)).toEqual(['Q', 'To Q', 'A', 'To A', 'B', 'To B']);
    expect(a.history.list()).toEqual(before);
  });

  it('notify listeners when the other changes the list of conversations', async () => {
    const {open, talk} = openTabs();
    const a = open();
    const b = open();
    const before = b.store.getState();
    const onChange = jest.fn();
    b.store.subscribe(onChange);
    await talk(a, 'Q');
    b.hear();
    expect(onChange).toHaveBeenCalled();
    expect(b.store.getState()).not.toBe(before);
    expect(b.store.savedConversations()).toHaveLength(1);
  });

  it('clear the history together, including an answer that is still arriving', async () => {
    const {open, talk, end} = openTabs();
    const a = open();
    await talk(a, 'Q');
    const b = open();
    b.store.ask({text: 'B'});
    await b.requests[0]?.send({type: 'thread', id: 't'}, delta('Half'));
    a.hear();
    a.store.clearHistory();
    b.hear();
    expect(b.requests[0]?.signal.aborted).toBe(true);
    await end(b, 'late');
    expect(shown(b)).toEqual([]);
    expect(b.history.list()).toEqual([]);
    await talk(b, 'New');
    expect(b.history.list().map(contents)).toEqual([['New', 'To New']]);
  });
});
