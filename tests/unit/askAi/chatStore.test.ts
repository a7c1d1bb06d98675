import type {Answerer} from '@site/src/askAi/answerer';
import type {ChatHistory} from '@site/src/askAi/chatHistory';
import {createChatStore, type ChatStoreOptions} from '@site/src/askAi/chatStore';
import type {Conversation, Fault} from '@site/src/askAi/chatState';
import {ChatFault, type ChatTransport} from '@site/src/askAi/chatTransport';
import type {ChatEvent, ChatRequest} from '@site/src/askAi/protocol';

/** A transport whose answers are sent by hand, one request after the other. */
function fakeTransport() {
  const requests: {
    request: ChatRequest;
    signal: AbortSignal;
    send(...events: ChatEvent[]): Promise<void>;
    fail(fault: Fault): Promise<void>;
  }[] = [];
  const ratings: unknown[] = [];
  const transport: ChatTransport = {
    async *ask(request, signal) {
      const queue: (ChatEvent | Fault)[] = [];
      let wake = () => {};
      signal.addEventListener('abort', () => wake());
      const put = async (items: (ChatEvent | Fault)[]) => {
        queue.push(...items);
        wake();
        await settled();
      };
      requests.push({request, signal, send: (...events) => put(events), fail: (fault) => put([fault])});
      while (!signal.aborted) {
        const item = queue.shift();
        if (item === undefined) await new Promise<void>((resolve) => (wake = resolve));
        else if ('kind' in item) throw new ChatFault(item);
        else yield item;
        if (item && 'type' in item && item.type === 'done') return;
      }
    },
    async rate(feedback) {
      ratings.push(feedback);
      return true;
    },
  };
  return {transport, requests, ratings};
}

/** A history in memory, and every conversation it was asked to save. */
function fakeHistory(
  initial: Conversation[] = [],
): ChatHistory & {saved: Conversation[]; saveInOtherTab(conversation: Conversation): void} {
  let kept = initial;
  let tell = () => {};
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
    onOtherTab: (callback) => (tell = callback),
    saveInOtherTab(conversation) {
      kept = [conversation, ...kept.filter(({id}) => id !== conversation.id)];
      tell();
    },
  };
}

/** Frames that are painted by hand. */
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
const lastContent = ({read}: {read(): {conversation: Conversation}}) =>
  read().conversation.messages.at(-1)?.content;

describe('a question', () => {
  it('is sent with what it is about, the thread and the page, and answered once a frame', async () => {
    const {store, requests, paint} = setUp({page: '/learn/sharding/'});
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.read().draft?.content));
    store.ask({text: 'Why?', quote: 'two shards'});
    expect(requests[0]?.request).toEqual({
      message: 'About this passage:\n\n> two shards\n\nWhy?',
      threadId: undefined,
      page: '/learn/sharding/',
    });
    await requests[0]?.send({type: 'thread', id: 't1'}, delta('Be'), delta('cause'));
    expect(seen).toEqual(['']);
    paint();
    expect(seen).toEqual(['', 'Because']);
    await requests[0]?.send(delta('.'), {type: 'done'});
    expect(store.read()).toMatchObject({status: 'ready', conversation: {threadId: 't1'}});
    expect(lastContent(store)).toBe('Because.');

    store.setPage('/learn/consensus/');
    store.ask({text: 'And then?'});
    expect(requests[1]?.request).toEqual({message: 'And then?', threadId: 't1', page: '/learn/consensus/'});
  });

  it('is not sent while an answer is on its way', async () => {
    const {store, requests} = setUp();
    store.ask({text: 'One'});
    store.ask({text: 'Two'});
    store.retry();
    expect(requests).toHaveLength(1);
    expect(store.read().conversation.messages).toHaveLength(1);
  });

  it('is asked again by a retry', async () => {
    const {store, requests} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.fail({kind: 'http', status: 500});
    expect(store.read().error?.message).toBe('HTTP error! status: 500');
    store.retry();
    expect(requests[1]?.request.message).toBe('Why?');
    expect(store.read()).toMatchObject({status: 'submitted'});
    expect(store.read().error).toBeUndefined();
  });
});

describe('leaving an answer', () => {
  it('aborts its request and keeps what came, painted or not', async () => {
    const {store, requests, paint} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Be'));
    paint();
    await requests[0]?.send(delta('cause'));
    store.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(lastContent(store)).toBe('Because');
    await settled();
    expect(store.read().status).toBe('ready');
    store.ask({text: 'Next?'});
    expect(requests).toHaveLength(2);
  });

  it('for another conversation keeps it in the history', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Because'));
    store.open();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(store.read().conversation.messages).toEqual([]);
    expect(history.list()[0]?.messages.map(({content}) => content)).toEqual(['Why?', 'Because']);
  });

  it('is not ended by opening the conversation that it belongs to', async () => {
    const {store, requests, history, paint} = setUp();
    store.ask({text: 'Why?'});
    await requests[0]?.send(delta('Because'));
    paint();
    store.open(history.list()[0]);
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(store.read().draft?.content).toBe('Because');
  });

  it('late events change nothing', async () => {
    const {store, requests, paint} = setUp();
    store.ask({text: 'Why?'});
    store.open();
    await requests[0]?.send(delta('late'), {type: 'done'});
    paint();
    expect(store.read().conversation.messages).toEqual([]);
  });
});

describe('the history', () => {
  const earlier: Conversation = {
    id: 'c0',
    threadId: 't0',
    messages: [{id: 'm', role: 'user', content: 'Earlier?'}],
  };

  it('brings what another tab said in this conversation, and is not saved anew for it', () => {
    const history = fakeHistory([earlier]);
    const {store, requests} = setUp({history});
    const inOtherTab = {...earlier, messages: [...earlier.messages, {...earlier.messages[0]!, id: 'n'}]};
    history.saveInOtherTab(inOtherTab);
    expect(store.read().conversation.messages).toEqual(inOtherTab.messages);
    expect(history.saved).toEqual([]);
    store.ask({text: 'Next?'});
    expect(history.saved.at(-1)?.messages.map(({content}) => content)).toEqual([
      'Earlier?',
      'Earlier?',
      'Next?',
    ]);
    history.saveInOtherTab(earlier);
    expect(store.read().conversation.messages).toHaveLength(3);
    expect(requests).toHaveLength(1);
  });

  it('gives back the last conversation, with its thread', () => {
    const {store, requests} = setUp({history: fakeHistory([earlier])});
    expect(store.read().conversation).toMatchObject(earlier);
    store.ask({text: 'Now?'});
    expect(requests[0]?.request.threadId).toBe('t0');
  });

  it('is written when a message is, not with every token', async () => {
    const {store, requests, history, paint} = setUp();
    store.ask({text: 'Why?'});
    for (const text of ['Be', 'cause', ' of', ' it']) {
      await requests[0]?.send(delta(text));
      paint();
    }
    await requests[0]?.send({type: 'done'});
    expect(history.saved.map(({messages}) => messages.length)).toEqual([1, 2]);
  });

  it('gets what came so far when the page goes away', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    store.saveDraft();
    await requests[0]?.send(delta('Beca'));
    store.saveDraft();
    expect(history.list()[0]?.messages.at(-1)).toMatchObject({content: 'Beca', incomplete: true});
  });

  it('is cleared with the conversation at hand', async () => {
    const {store, requests, history} = setUp();
    store.ask({text: 'Why?'});
    store.clearHistory();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(store.read().conversation.messages).toEqual([]);
    expect(store.savedConversations()).toEqual([]);
    expect(history.list()).toEqual([]);
  });
});

describe('where the endpoint cannot be reached', () => {
  const answerer: Answerer = {
    async *answer({message, thread, page}) {
      yield {type: 'delta', text: `${message} ${thread.length} ${page}`};
      yield {type: 'done'};
    },
  };

  it('this browser answers, with the thread and the page, and says so', async () => {
    const {store, requests} = setUp({loadOfflineAnswerer: async () => answerer, page: '/learn/'});
    store.ask({text: 'One'});
    await requests[0]?.send(delta('A'), {type: 'done'});
    store.ask({text: 'Two'});
    await requests[1]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.read()).toMatchObject({status: 'ready'});
    expect(store.read().conversation.messages.at(-1)).toMatchObject({
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
    ['nothing answers here', {}],
    ['what answers here cannot be loaded', {loadOfflineAnswerer: () => Promise.reject(new Error('offline'))}],
    ['what answers here breaks', {loadOfflineAnswerer: async () => breaks}],
  ])('the reader is told, when %s', async (_case, options) => {
    const {store, requests} = setUp(options);
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.read()).toMatchObject({status: 'error', error: {fault: {kind: 'unreachable'}}});
    store.retry();
    expect(requests).toHaveLength(2);
  });

  it('an answerer that says nothing is an empty answer', async () => {
    const silent: Answerer = {async *answer() {}};
    const {store, requests} = setUp({loadOfflineAnswerer: async () => silent});
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.read()).toMatchObject({status: 'error', error: {fault: {kind: 'empty'}}});
  });

  it('an endpoint that failed is not replaced', async () => {
    const {store, requests} = setUp({loadOfflineAnswerer: async () => answerer});
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'http', status: 500});
    expect(store.read()).toMatchObject({status: 'error', error: {fault: {kind: 'http', status: 500}}});
  });
});

describe('feedback', () => {
  it('is sent for an answer that the endpoint named, and for no other', async () => {
    const {store, requests, ratings} = setUp();
    store.ask({text: 'One'});
    await requests[0]?.send({type: 'thread', id: 't1'}, delta('A'), {type: 'done', answerId: 'a1'});
    const {id} = store.read().conversation.messages.at(-1)!;
    store.rate(id, false);
    store.rate('unknown', true);
    expect(ratings).toEqual([{answerId: 'a1', threadId: 't1', helpful: false}]);
    expect(store.read().conversation.messages.at(-1)).toMatchObject({helpful: false});
  });
});
