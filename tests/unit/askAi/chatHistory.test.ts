import {createChatHistory, HISTORY_LENGTH} from '@site/src/askAi/chatHistory';
import type {Conversation} from '@site/src/askAi/chatState';

/** Storage with a quota in characters. */
function fakeStorage(room = Infinity, content?: string) {
  let text = content ?? null;
  return {
    getItem: () => text,
    setItem(_key: string, value: string) {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      text = value;
    },
    removeItem: () => (text = null),
  };
}

const conversation = (id: string, content = `Question of ${id}`): Conversation => ({
  id,
  threadId: `thread of ${id}`,
  messages: [
    {id: `${id}-q`, role: 'user', content, page: {title: 'Sharding', route: '/learn/sharding'}, quote: 'two'},
    {id: `${id}-a`, role: 'assistant', content: 'Answer', sources: [{title: 'T', route: '/r', anchor: 'a'}]},
  ],
});

describe('chat history', () => {
  it('returns the saved conversations, latest first', () => {
    let time = 100;
    const history = createChatHistory({storage: fakeStorage(), now: () => time++});
    history.save(conversation('a'));
    history.save(conversation('b'));
    history.save(conversation('a', 'Changed'));
    expect(history.list()).toEqual([
      {...conversation('a', 'Changed'), savedAt: 102},
      {...conversation('b'), savedAt: 101},
    ]);
  });

  it(`keeps the last ${HISTORY_LENGTH}`, () => {
    const history = createChatHistory({storage: fakeStorage()});
    for (let index = 0; index < 13; index++) history.save(conversation(String(index)));
    expect(history.list().map(({id}) => id)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('does not save an empty conversation', () => {
    const history = createChatHistory({storage: fakeStorage()});
    history.save({id: 'a', messages: []});
    expect(history.list()).toEqual([]);
  });

  it('drops the oldest conversations if the storage is full', () => {
    const one = JSON.stringify([{...conversation('a'), savedAt: 1}]).length;
    const history = createChatHistory({storage: fakeStorage(one * 2.5), now: () => 1});
    for (const id of ['a', 'b', 'c']) history.save(conversation(id));
    expect(history.list().map(({id}) => id)).toEqual(['c', 'b']);
  });

  it.each([
    '',
    'no json',
    'null',
    '{}',
    '[null, {"id": "a"}]',
    '[{"id":"a","savedAt":1,"messages":[{"id":"m","role":"user"}]}]',
    '[{"id":"a","savedAt":1,"messages":[{"id":"m","role":"assistant","content":"","sources":[{}]}]}]',
  ])('reads nothing from %s', (content) => {
    expect(createChatHistory({storage: fakeStorage(Infinity, content)}).list()).toEqual([]);
  });

  it.each(['1e20', '-1e20', '1e400', 'null', '"2026-11-24"'])(
    'drops only a conversation with the invalid date %s',
    (savedAt) => {
      const messages = '"messages":[{"id":"m","role":"user","content":"Q"}]';
      const content = `[{"id":"a","savedAt":${savedAt},${messages}},{"id":"b","savedAt":1,${messages}}]`;
      expect(createChatHistory({storage: fakeStorage(Infinity, content)}).list()).toMatchObject([{id: 'b'}]);
    },
  );

  it('saves nothing and does not throw if the browser denies access', () => {
    const forbid = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const history = createChatHistory({storage: {getItem: forbid, setItem: forbid, removeItem: forbid}});
    history.save(conversation('a'));
    history.clear();
    expect(history.list()).toEqual([]);
  });
});

it('reports changes that another tab makes to the conversations, and no others', () => {
  const events = new EventTarget();
  const history = createChatHistory({storage: fakeStorage(), events});
  const told: string[] = [];
  history.onChangeInOtherTab((change) => told.push(change));
  const stored = (key: string | null, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), {key, newValue}));
  stored('theme', 'dark');
  stored('ask-ai-conversations', '[]');
  stored('ask-ai-conversations', null);
  // The whole storage was cleared.
  stored(null, null);
  expect(told).toEqual(['saved', 'cleared', 'cleared']);
});
