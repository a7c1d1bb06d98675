import {createChatHistory} from '@site/src/askAi/chatHistory';
import type {Conversation} from '@site/src/askAi/chatState';
import {createChatStore} from '@site/src/askAi/chatStore';
import {delta} from '@site/tests/support/chatEvents';
import {fakeFrames, fakeTransport} from '@site/tests/support/fakeChatStore';

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
