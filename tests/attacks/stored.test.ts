import * as fc from 'fast-check';
import {createChatHistory, HISTORY_LENGTH} from '@site/src/askAi/chatHistory';
import {readStoredHits} from '@site/src/search/client/storedHits';
import {
  almostValid,
  attack,
  ATTACK_TIMEOUT,
  hostileJson,
  hostileTexts,
  pollutedNames,
} from '@site/tests/support/attacks';

jest.setTimeout(ATTACK_TIMEOUT);

const json = (text: fc.Arbitrary<string>) => text.map((value) => JSON.stringify(value));
const listOf = (item: fc.Arbitrary<string>) =>
  fc.array(item, {maxLength: 4}).map((items) => `[${items.join(',')}]`);
const page = almostValid({title: json(hostileTexts), route: json(fc.oneof(fc.webPath(), hostileTexts))});
const conversations = listOf(
  almostValid({
    id: json(hostileTexts),
    threadId: json(hostileTexts),
    savedAt: fc.oneof(fc.nat().map(String), fc.constantFrom('1e300', '-1')),
    messages: listOf(
      almostValid({
        id: json(hostileTexts),
        role: fc.constantFrom('"user"', '"assistant"', '"system"', '"__proto__"'),
        content: json(hostileTexts),
        page,
        sources: listOf(page),
        followUps: listOf(json(hostileTexts)),
      }),
    ),
  }),
);
const hits = listOf(
  almostValid({
    objectID: json(hostileTexts),
    url: json(
      fc.oneof(
        fc.constantFrom(
          '/learn/rounds/',
          'javascript:alert(1)',
          '//evil.example',
          'data:text/html,x',
          ' javascript:x',
        ),
        hostileTexts,
      ),
    ),
    type: fc.constantFrom('"lvl1"', '"content"'),
    content: json(hostileTexts),
    hierarchy: almostValid({lvl0: json(hostileTexts), lvl1: json(hostileTexts)}),
  }),
);
const anything = fc.oneof(hostileJson, fc.string({maxLength: 50}));

it('the chat history lists only valid conversations and can save another, whatever is stored', async () => {
  await attack(
    fc.oneof({weight: 3, arbitrary: conversations}, {weight: 1, arbitrary: anything}),
    (stored) => {
      let kept: string | null = stored;
      const storage = {
        getItem: () => kept,
        setItem: (_: string, value: string) => {
          kept = value;
        },
        removeItem: () => {
          kept = null;
        },
      };
      const history = createChatHistory({storage, events: new EventTarget(), now: () => 1});
      for (const {id, savedAt, messages} of history.list()) {
        expect([typeof id, Number.isNaN(new Date(savedAt).getTime())]).toEqual(['string', false]);
        expect(messages.length).toBeGreaterThan(0);
        for (const {role, content} of messages) {
          expect(['user', 'assistant']).toContain(role);
          expect(typeof content).toBe('string');
        }
      }
      const saved = {id: 'new', messages: [{id: 'm', role: 'user' as const, content: 'Hello'}]};
      history.save(saved);
      expect(history.list()[0]).toEqual({...saved, savedAt: 1});
      expect(history.list().length).toBeLessThanOrEqual(HISTORY_LENGTH);
    },
  );
  expect(pollutedNames()).toEqual([]);
});

it('the list of stored searches contains only results with HTTP(S) URLs, whatever is stored', async () => {
  await attack(fc.oneof({weight: 3, arbitrary: hits}, {weight: 1, arbitrary: hostileJson}), (stored) => {
    for (const {url, hierarchy} of readStoredHits(JSON.parse(stored))) {
      expect(['http:', 'https:']).toContain(new URL(url, 'https://docs.example').protocol);
      for (const name of Object.values(hierarchy)) expect(['string', 'object']).toContain(typeof name);
    }
  });
  expect(pollutedNames()).toEqual([]);
});
