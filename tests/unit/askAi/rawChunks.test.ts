import {createStreamParser} from '@site/src/askAi/protocol';
import {recordedChunks, replay, summaryOf} from '@site/tests/support/recordedStreams';

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
  it('gives thread and text; the tool marker and the end marker are not shown (§4.25, §4.26, §4.27, §7.5)', () => {
    expect(replay(chunks)).toEqual(answer);
  });

  it('gives the same conversation when any consecutive texts arrive in one chunk', () => {
    const end = chunks.length - 1;
    for (let from = 2; from < end; from++) {
      for (let to = from + 2; to <= end; to++) {
        const joined = [...chunks.slice(0, from), chunks.slice(from, to).join(''), ...chunks.slice(to)];
        expect(replay(joined)).toEqual(answer);
      }
    }
  });

  it('gives the same conversation when its JSON is joined to what follows', () => {
    const [json = '', tool = '', ...rest] = chunks;
    expect(replay([json + tool, ...rest])).toEqual(answer);
    const [first = '', ...others] = rest;
    expect(replay([json + first, ...others])).toEqual(answer);
  });

  it('gives the same conversation when its JSON is split in two anywhere or into characters', () => {
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
    'shows %s as text although it is JSON, and keeps the thread id',
    (json) => {
      expect(replay(['{"threadId":"t"}', 'It is ', json, '.'])).toMatchObject({
        thread: 't',
        text: `It is ${json}.`,
      });
      expect(replay(['{"threadId":"t"}', json])).toMatchObject({thread: 't', text: json});
    },
  );

  it.each(['{"threadId":', '{"threadId":"t"', '{threadId: 1}', '{"unclosed": "', '{ not json }'])(
    'shows malformed JSON as text: %s (§4.28)',
    (json) => {
      expect(replay([json]).text).toBe(json);
      expect(replay(['Before ', json, ' after']).text).toBe(`Before ${json} after`);
    },
  );

  it.each([
    ['alone', '{"threadId":"t"}', ''],
    ['with other fields first', '{"status":"queued","threadId":"t"}Hello', 'Hello'],
    ['twice', '{"threadId":"s"}{"threadId":"t"}Hello', 'Hello'],
    ['next to other braces', '{"threadId":"t","meta":{"a":"}"}}Hello {"b', 'Hello {"b'],
    [
      'with objects in it',
      '{"usage":{"in":[1,{"a":"}"}]},"threadId":"t","x":{"y":"{"}}Hello you',
      'Hello you',
    ],
    [
      'with spaces in and around it',
      '\n{\n  "status" : "x\\"{",\n  "threadId" : "t"\n}\nHello\n',
      '\nHello\n',
    ],
    ['after an object that has none', '{"a": {}}{"threadId":"t"}Hello', '{"a": {}}Hello'],
    ['before code', '{"threadId":"t"}{"a": 1} fn f() { {"b"', '{"a": 1} fn f() { {"b"'],
  ])('finds the thread id before the text, wherever the body is split: %s', (_where, body, text) => {
    const expected = {thread: 't', text, rest: [{type: 'done'}], finished: true};
    expect(replay([...body])).toEqual(expected);
    for (let first = 0; first < body.length; first++) {
      for (let second = first; second < body.length; second++) {
        const pieces = [body.slice(0, first), body.slice(first, second), body.slice(second)];
        expect({pieces, ...replay(pieces)}).toEqual({pieces, ...expected});
      }
    }
  });

  it('finds the thread id after the text only in a separate chunk, and otherwise shows it as text', () => {
    expect(replay(['Hello', '{"threadId":"t"}', ' you'])).toMatchObject({thread: 't', text: 'Hello you'});
    expect(replay(['Hello', ' {"threadId":"t"} you'])).toMatchObject({
      thread: undefined,
      text: 'Hello {"threadId":"t"} you',
    });
  });

  it.each([
    [['Answer: ', '{"gasLimit": 50000']],
    [['{"gasLimit": ', '50000, "data": {}']],
    [['{"threadId":"t"', ', "x']],
    [[`{"gasLimit": "${'5'.repeat(2000)}`, '0000']],
  ])('shows an unfinished object as text: %j', (pieces) => {
    expect(replay(pieces)).toMatchObject({thread: undefined, text: pieces.join('')});
  });

  it("doesn't delay text after the answer has begun, or a leading object of 1,024 characters", () => {
    const shown = (...pieces: string[]) => {
      const parser = createStreamParser();
      return summaryOf(pieces.flatMap((piece) => parser.push(encoder.encode(piece)))).text.length;
    };
    expect(shown('Answer: ', '{"threadId":')).toBe(20);
    expect(shown(`{"a":"${'x'.repeat(1000)}`)).toBe(0);
    expect(shown(`{"a":"${'x'.repeat(1000)}`, 'x'.repeat(18))).toBe(1024);
  });

  it('keeps the thread id when a later object has none', () => {
    expect(replay(['{"threadId":"t"}', 'Hi', '{"threadId":null}', '{"threadId":""}'])).toMatchObject({
      thread: 't',
      text: 'Hi',
    });
  });

  it('leaves a nested threadId alone', () => {
    const text = '{"conversation":{"threadId":"t"}} is the shape.';
    expect(replay([text])).toMatchObject({thread: undefined, text});
  });

  it.each(['done', 'done\n', '"done"', '{"done":true}', '{"type":"done"}'])(
    'does not show a chunk that is only the end marker: %j',
    (marker) => {
      expect(replay(['Answer.', marker, 'late'])).toMatchObject({text: 'Answer.', rest: [{type: 'done'}]});
    },
  );

  it.each(["Now it's done, see", 'is done', 'undone', 'done.', ' Well done!', 'One.done', '{"done":false}'])(
    'continues after a text that contains the end marker: %j',
    (text) => {
      expect(replay(['It ', text, ' and on.', 'done', 'late'])).toMatchObject({
        text: `It ${text} and on.`,
        rest: [{type: 'done'}],
      });
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

  it('is recognized even if it begins like an event stream', () => {
    expect(replay(['e']).text).toBe('e');
    expect(replay(['data', ' is bytes']).text).toBe('data is bytes');
    expect(replay([':) hello\n', 'world']).text).toBe(':) hello\nworld');
    for (const text of [
      'data: is the field of a transaction.',
      'data: is a field.\n\nIt holds bytes.',
      'data: a\nvalue: b',
      'id: 7 is an id\n\nof a node',
      'event: transfer\nis emitted.',
      ':::note\nText\n:::',
      ':::note',
      ':smile: text',
    ])
      expect(replay([...text]).text).toBe(text);
    expect(replay(['d', 'o', ' it'])).toMatchObject({text: 'do it'});
  });

  it('ends with its body, even without a marker', () => {
    expect(replay(['Hello'])).toMatchObject({text: 'Hello', rest: [{type: 'done'}], finished: true});
  });

  it('with 400 000 unclosed braces is read completely before the test times out', () => {
    const braces = '{'.repeat(200_000);
    expect(replay(['x', `${braces}"threadId"`, braces]).text).toHaveLength(400_011);
  });
});
