import {
  createStreamParser,
  encodeEvent,
  encodeRefusal,
  parseRefusal,
  refusals,
  type RefusalCode,
} from '@site/src/askAi/protocol';
import {recordedBytes, replay} from '@site/tests/support/recordedStreams';

const encoder = new TextEncoder();

it('parses a done event, and omits fields of the wrong type', () => {
  const ends = [
    {answerId: 'a1', followUps: ['What is an epoch?'], declined: true},
    {answerId: 7, followUps: ['What is an epoch?', 1], declined: 'yes', later: 1},
  ];
  const end = (fields: object) =>
    createStreamParser().push(encoder.encode(`event: done\ndata: ${JSON.stringify(fields)}\n\n`));
  expect(ends.map(end)).toEqual([[{type: 'done', ...ends[0]}], [{type: 'done'}]]);
});

describe('an event stream', () => {
  const answer = {
    thread: 'thread_7f3a',
    text:
      "A round lasts 600 ms; once a block is done, abandoned ones don't count. 🚀 Été — 2026.\n\n" +
      '```bash\nmxpy --version\n```\n',
    rest: [
      {
        type: 'sources',
        sources: [
          {title: 'Chronology', route: '/learn/chronology', anchor: 'rounds'},
          {title: 'Constants', route: '/developers/constants'},
        ],
      },
      {type: 'done', answerId: 'answer_1'},
    ],
    finished: true,
  };
  const recorded = recordedBytes('answer.events.txt');
  const withCrlf = encoder.encode(new TextDecoder().decode(recorded).replaceAll('\n', '\r\n'));

  it.each([
    ['line feeds', recorded],
    ['carriage returns and line feeds', withCrlf],
  ])('with %s, split in two at every byte, gives the same conversation', (_name, bytes) => {
    for (let cut = 0; cut <= bytes.length; cut++) {
      expect(replay([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(answer);
    }
  });

  it('that arrives byte by byte gives the same conversation', () => {
    expect(replay(Array.from(recorded, (byte) => Uint8Array.of(byte)))).toEqual(answer);
  });

  it.each(['answer.events.txt', 'fault.events.txt', 'unnamed.events.txt'])(
    'truncated anywhere gives the beginning of its text: %s',
    (file) => {
      const bytes = recordedBytes(file);
      const whole = replay([bytes]);
      // A shorter part can't be recognized as an event stream.
      for (let length = 'event:'.length; length <= bytes.length; length++) {
        const part = replay([bytes.slice(0, length)]);
        expect(whole.text.startsWith(part.text)).toBe(true);
      }
    },
  );

  it("isn't finished if it ends without a done event", () => {
    const {text, finished} = replay([
      'event: delta\ndata: {"text":"A round"}\n\nevent: delta\ndata: {"text":"lasts',
    ]);
    expect({text, finished}).toEqual({text: 'A round', finished: false});
  });

  it('keeps the text before an error and nothing after it', () => {
    expect(replay([recordedBytes('fault.events.txt'), encodeEvent({type: 'delta', text: 'late'})])).toEqual({
      thread: 'thread_7f3a',
      text: 'A round ',
      rest: [{type: 'error', code: 'internal'}],
      finished: true,
    });
  });

  it('without event names is parsed as raw chunks', () => {
    expect(replay([recordedBytes('unnamed.events.txt')])).toEqual({
      thread: 'thread_7f3a',
      text: 'A round lasts 600',
      rest: [{type: 'done'}],
      finished: true,
    });
  });

  it('shows a malformed delta as text, and ignores unknown events', () => {
    const {text, rest} = replay([
      'event: delta\ndata: not json\n\nevent: usage\ndata: {"tokens":5}\n\nevent: thread\ndata: {"id":5}\n\n',
      encodeEvent({type: 'done'}),
    ]);
    expect({text, rest}).toEqual({text: 'not json', rest: [{type: 'done'}]});
  });

  it('drops sources whose route is invalid or leads to another site', () => {
    const sources = ['//evil.example', 'https://evil.example', '/\\evil.example', 'learn', '/ok', '/a b'];
    const {rest} = replay([
      encodeEvent({type: 'sources', sources: sources.map((route) => ({title: 'T', route}))}),
      encodeEvent({type: 'done'}),
    ]);
    expect(rest[0]).toEqual({type: 'sources', sources: [{title: 'T', route: '/ok'}]});
  });

  it('ends with an error if an event is too long', () => {
    const parser = createStreamParser();
    const events = parser.push(encoder.encode(`event: delta\ndata: ${'x'.repeat(2 ** 21)}`));
    expect(events).toEqual([{type: 'error', code: 'internal'}]);
    expect(parser.push(encoder.encode('more\n\n'))).toEqual([]);
    expect(parser.flush()).toEqual([]);
  });

  it('with an unknown error code reports an internal error', () => {
    expect(replay(['event: error\ndata: {"code":"constructor"}\n\n']).rest).toEqual([
      {type: 'error', code: 'internal'},
    ]);
  });
});

describe('error responses', () => {
  it.each(Object.keys(refusals) as RefusalCode[])('%s is encoded with a message and parsed back', (code) => {
    expect(parseRefusal(encodeRefusal(code))).toBe(code);
    expect(JSON.parse(encodeRefusal(code))).toEqual({error: {code, message: refusals[code].message}});
  });

  it.each(['', '<h1>Bad gateway</h1>', '{"error":"x"}', '{"error":{"code":"toString"}}', 'null'])(
    'from another server have no code: %s',
    (body) => {
      expect(parseRefusal(body)).toBeUndefined();
    },
  );
});
