import {createStreamParser} from '@site/src/askAi/protocol';
import {recordedChunks, replay} from '@site/tests/support/recordedStreams';

const encoder = new TextEncoder();
const chunks = recordedChunks('answer.chunks.json');
const answer = {
  thread: 'thread_7f3a',
  text:
    'A round lasts 600 ms since 2026: {"rounds": 14400} 🚀 Été\n\n' +
    '```json\n{"value": true}\n```\nnull is no answer.',
  rest: [{type: 'done'}],
  finished: true,
};

describe('a raw stream', () => {
  it('gives thread and text; the tool marker and the end marker are not shown', () => {
    expect(replay(chunks)).toEqual(answer);
  });

  it('gives the same conversation with any run of chunks glued together', () => {
    for (let from = 0; from < chunks.length; from++) {
      for (let to = from + 2; to <= chunks.length; to++) {
        const glued = [...chunks.slice(0, from), chunks.slice(from, to).join(''), ...chunks.slice(to)];
        expect(replay(glued)).toEqual(answer);
      }
    }
  });

  it('gives the same conversation when its JSON is cut anywhere, in two or in single bytes', () => {
    const [json = '', ...rest] = chunks;
    for (let cut = 1; cut < json.length; cut++) {
      expect(replay([json.slice(0, cut), json.slice(cut), ...rest])).toEqual(answer);
    }
    expect(replay([...json, ...rest])).toEqual(answer);
  });

  it('gives the same conversation when a character is cut between its bytes', () => {
    const index = chunks.findIndex((chunk) => chunk.includes('🚀'));
    const bytes = encoder.encode(chunks[index]);
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(
        replay([
          ...chunks.slice(0, index),
          bytes.slice(0, cut),
          bytes.slice(cut),
          ...chunks.slice(index + 1),
        ]),
      ).toEqual(answer);
    }
  });

  it.each(['600', 'true', 'null', '"quoted"', '[1]', '{}', '{"a":1}', '-1.5e3'])(
    'keeps %s, which is JSON, as text, and the thread id with it',
    (json) => {
      expect(replay(['{"threadId":"t"}', 'It is ', json, '.'])).toMatchObject({
        thread: 't',
        text: `It is ${json}.`,
      });
      expect(replay(['{"threadId":"t"}', json])).toMatchObject({thread: 't', text: json});
    },
  );

  it.each(['{"threadId":', '{"threadId":"t"', '{threadId: 1}', '{"unclosed": "', '{ not json }'])(
    'shows malformed JSON as text: %s',
    (json) => {
      expect(replay([json]).text).toBe(json);
      expect(replay(['Before ', json, ' after']).text).toBe(`Before ${json} after`);
    },
  );

  it.each([
    ['before the text', ['{"threadId":"t"}Hello'], 'Hello'],
    ['after the text', ['Hello{"threadId":"t"}'], 'Hello'],
    ['inside the text', ['Hel{"threadId":"t"}lo'], 'Hello'],
    ['after the text and cut', ['Hello{"thre', 'adId":"t"', '}'], 'Hello'],
    ['with other fields first', ['{"status":"queued","threadId":"t"}Hello'], 'Hello'],
    ['with other fields first and cut', ['{"status":"que', 'ued","threadId":"t"}Hello'], 'Hello'],
    ['twice', ['{"threadId":"s"}{"threadId":"t"}Hello'], 'Hello'],
    ['beside braces of its own', ['{"threadId":"t","meta":{"a":"}"}}Hello'], 'Hello'],
    ['after code with braces', ['fn main() { x }', '{"threadId":"t"}', '{'], 'fn main() { x }{'],
  ])('finds the thread id %s', (_where, pieces, text) => {
    expect(replay(pieces)).toMatchObject({thread: 't', text});
  });

  it.each([
    ['after the text', 'Hello{"threadId":"t"}', 'Hello'],
    ['with other fields first', 'Hello {"usage":12,"threadId":"t"}', 'Hello '],
    [
      'with objects in it',
      'Hello{"usage":{"in":[1,{"a":"}"}]},"threadId":"t","x":{"y":"{"}} you',
      'Hello you',
    ],
    ['with spaces in it', 'Hello\n{\n  "status" : "x\\"{",\n  "threadId" : "t"\n}\n', 'Hello\n\n'],
    [
      'after code with braces',
      'let a = {"b": {"c": 1}}; if (a) {"x"}{"threadId":"t"}',
      'let a = {"b": {"c": 1}}; if (a) {"x"}',
    ],
    ['after a brace that nobody closes', 'json!({ "a": 1, {"threadId":"t"}; {"b"', 'json!({ "a": 1, ; {"b"'],
    ['with the end of the answer', 'Hello{"usage":12,"threadId":"t","done":true}', 'Hello'],
  ])('finds the thread id %s, wherever the network cut it', (_where, body, text) => {
    const expected = {thread: 't', text, rest: [{type: 'done'}], finished: true};
    expect(replay([...body])).toEqual(expected);
    for (let first = 0; first < body.length; first++) {
      for (let second = first; second < body.length; second++) {
        const pieces = [body.slice(0, first), body.slice(first, second), body.slice(second)];
        expect({pieces, ...replay(pieces)}).toEqual({pieces, ...expected});
      }
    }
  });

  it('finds the thread id behind many other fields, though what came before it was shown', () => {
    const object = `{"usage":"${'x'.repeat(600)}","threadId":"t"}`;
    for (let cut = 1; cut < object.length; cut++) {
      const pieces = ['Hello ', object.slice(0, cut), object.slice(cut), ' you'];
      expect({cut, thread: replay(pieces).thread}).toEqual({cut, thread: 't'});
    }
    expect(replay([...`Hello ${object} you`])).toMatchObject({thread: 't', text: `Hello ${object} you`});
  });

  it('lets code in the answer wait for a sentence at most', () => {
    const code = `{"items": [${'"a", '.repeat(200)}`;
    const parser = createStreamParser();
    let sent = 0;
    let shown = 0;
    for (const character of `Look: fn f() {\n  x }; ${code}`) {
      sent += 1;
      for (const event of parser.push(encoder.encode(character))) {
        if (event.type === 'delta') shown += event.text.length;
      }
      expect(sent - shown).toBeLessThanOrEqual(256);
    }
    expect(shown).toBe(sent);
  });

  it('keeps the thread id when a later object has none', () => {
    expect(replay(['{"threadId":"t"}', 'Hi', '{"threadId":null}', '{"threadId":""}'])).toMatchObject({
      thread: 't',
      text: 'Hi',
    });
  });

  it('takes a number for a thread id', () => {
    expect(replay(['{"threadId":42}'])).toMatchObject({thread: '42', text: ''});
  });

  it('leaves a nested threadId alone', () => {
    const text = '{"conversation":{"threadId":"t"}} is the shape.';
    expect(replay([text])).toMatchObject({thread: undefined, text});
  });

  it('stops reading at a chunk that contains the end marker, whose text is shown', () => {
    expect(replay(['One. ', "Now it's done, see", ' you'])).toMatchObject({
      text: "One. Now it's done, see",
      rest: [{type: 'done'}],
    });
  });

  it.each(['done', 'done\n', '"done"', '{"done":true}', '{"type":"done"}'])(
    'does not show a chunk that is only the end marker: %j',
    (marker) => {
      expect(replay(['Answer.', marker, 'late'])).toMatchObject({text: 'Answer.', rest: [{type: 'done'}]});
    },
  );

  it.each(['{"done":true}', '{"type": "done"}'])(
    'does not show an object that ends the answer, cut: %s',
    (marker) => {
      for (let cut = 1; cut < marker.length; cut++) {
        expect(replay(['Answer.', marker.slice(0, cut), marker.slice(cut), 'late'])).toMatchObject({
          text: 'Answer.',
          rest: [{type: 'done'}],
        });
      }
    },
  );

  it.each(['Answer.', '600 ms', 'In 2026', '🚀', 'Look: `x`', 'Line\n'])(
    'is freed of an end marker glued to %j',
    (text) => {
      expect(replay(['One. ', `${text}done`])).toMatchObject({text: `One. ${text}`, rest: [{type: 'done'}]});
    },
  );

  it.each([' is done', 'undone', 'well-done', ' Overdone\n', 'is_done', ' done.'])(
    'keeps the word at the end of %j',
    (text) => {
      expect(replay(['It', text])).toMatchObject({text: `It${text}`, rest: [{type: 'done'}]});
    },
  );

  it('is not ended by a thread id that contains the end marker', () => {
    expect(replay(['{"threadId":"abandoned-1"}', 'Hello'])).toMatchObject({
      thread: 'abandoned-1',
      text: 'Hello',
    });
  });

  it('drops every tool marker, and keeps the word in a sentence', () => {
    expect(replay(['file_search', 'file_search', 'Use ', 'file_search', ' twice']).text).toBe('Use  twice');
    expect(replay(['file_search is a tool']).text).toBe('file_search is a tool');
    expect(replay(['The file_search tool']).text).toBe('The file_search tool');
  });

  it('may look like the beginning of an event stream', () => {
    expect(replay(['e']).text).toBe('e');
    expect(replay(['data', ' is bytes']).text).toBe('data is bytes');
    expect(replay([':) hello\n', 'world']).text).toBe(':) hello\nworld');
    expect(replay(['d', 'one'])).toMatchObject({text: 'done'});
  });

  it('ends with its body, even without a marker', () => {
    expect(replay(['Hello'])).toMatchObject({text: 'Hello', rest: [{type: 'done'}], finished: true});
  });

  it('of braces without end is read in no time', () => {
    const braces = '{'.repeat(200_000);
    expect(replay(['x', `${braces}"threadId"`, braces]).text).toHaveLength(400_011);
  });
});
