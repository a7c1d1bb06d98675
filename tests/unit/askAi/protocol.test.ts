import * as fc from 'fast-check';
import {
  createStreamParser,
  encodeEvent,
  encodeRefusal,
  KEEP_ALIVE,
  parseRefusal,
  refusals,
  type ChatEvent,
  type RefusalCode,
} from '@site/src/askAi/protocol';
import {recordedBytes, replay, summaryOf} from '@site/tests/support/recordedStreams';

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

describe('fuzzed streams', () => {
  const event: fc.Arbitrary<ChatEvent> = fc.oneof(
    fc.record({type: fc.constant('thread' as const), id: fc.string({minLength: 1})}),
    fc.record({
      type: fc.constant('delta' as const),
      // Any code units, including lone surrogates, and strings with a meaning in raw streams.
      text: fc.oneof(
        fc.string({unit: 'binary', minLength: 1}),
        fc.constantFrom(
          'done',
          'file_search',
          '2026',
          'null',
          '{"threadId":"x"}',
          '\r',
          '\n\n',
          'data: x\n\n',
        ),
        fc
          .array(fc.integer({min: 0xd800, max: 0xdfff}), {minLength: 1, maxLength: 3})
          .map((units) => String.fromCharCode(...units)),
      ),
    }),
    fc.record({
      type: fc.constant('sources' as const),
      sources: fc.array(
        fc.record({
          title: fc.constant('Title'),
          route: fc.webPath({size: 'small'}).map((path) => `/r${path.replaceAll(/[/?#]/g, '')}`),
        }),
        {maxLength: 3},
      ),
    }),
  );
  const stream = fc.record({
    events: fc.array(event, {maxLength: 12}),
    keepAlives: fc.array(fc.nat(12), {maxLength: 3}),
    cuts: fc.array(fc.nat(2000), {maxLength: 20}),
    crlf: fc.boolean(),
  });

  it('10 000 event streams lose no text, however they are cut', () => {
    fc.assert(
      fc.property(stream, ({events, keepAlives, cuts, crlf}) => {
        const sent: ChatEvent[] = [...events, {type: 'done'}];
        const body = sent
          .map((item, index) => (keepAlives.includes(index) ? KEEP_ALIVE : '') + encodeEvent(item))
          .join('');
        const bytes = encoder.encode(crlf ? body.replaceAll('\n', '\r\n') : body);
        expect(replay(cutAt(bytes, cuts))).toEqual({...summaryOf(sent), finished: true});
      }),
      {numRuns: 10_000, seed: 20261120},
    );
  });

  it("10 000 random streams don't throw or hang, and raw text without markers is complete", () => {
    const scrap = fc.oneof(
      fc.uint8Array({maxLength: 40}),
      fc
        .constantFrom(
          '{"threadId":"t"}',
          '{"threadId":',
          '"t"}',
          '{',
          '}',
          '{{{',
          '"',
          '\\',
          'file_search',
          'done',
          'data:',
          'event: delta\n',
          ':',
          '\n\n',
          '600',
          'null',
          '[]',
          '{}',
          ' text',
        )
        .map((text) => encoder.encode(text)),
    );
    fc.assert(
      fc.property(
        fc.array(scrap, {maxLength: 20}),
        fc.array(fc.stringMatching(/^[A-CE-Zb-ce-z 0-9é🚀.,]{0,12}$/u), {maxLength: 8}),
        (scraps, texts) => {
          const {text} = replay(scraps);
          const length = scraps.reduce((sum, {byteLength}) => sum + byteLength, 0);
          expect(text.length).toBeLessThanOrEqual(length);
          expect(replay(texts).text).toBe(texts.join(''));
        },
      ),
      {numRuns: 10_000, seed: 20261120},
    );
  });

  it('10 000 raw streams lose neither text nor the thread id before it, wherever they are cut', () => {
    const text = fc.constantFrom(
      'A round. ',
      'fn f() { x }',
      'json!({"a": [1, {"b": "}"}]})',
      '{ "fee": 0.5 }',
      '{{x}}',
      '600',
      'null',
      '🚀é',
      '\n\n',
      '} ',
    );
    const fields = fc.array(
      fc.constantFrom('"usage": {"in": 1, "out": [2]}', '"model":"a{b"', '"ok" :true', '"note":"\\"}"'),
      {maxLength: 2},
    );
    const control = fc
      .tuple(fields, fc.stringMatching(/^[a-c0-9_-]{1,20}$/), fields)
      .map(([before, id, after]) => ({
        id,
        text: `{${[...before, `"threadId":"${id}"`, ...after].join(', ')}}`,
      }));
    fc.assert(
      fc.property(
        fc.array(control, {maxLength: 4}),
        fc.array(text, {minLength: 1, maxLength: 8}),
        fc.array(fc.nat(400), {maxLength: 20}),
        (controls, texts, cuts) => {
          const body = [...controls.map((part) => part.text), ...texts].join('');
          expect(replay(cutAt(encoder.encode(body), cuts))).toEqual({
            thread: controls.at(-1)?.id,
            text: texts.join(''),
            rest: [{type: 'done'}],
            finished: true,
          });
        },
      ),
      {numRuns: 10_000, seed: 20261124},
    );
  });

  function cutAt(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
    const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
    return at.slice(1).map((end, index) => bytes.slice(at[index], end));
  }
});

describe('error responses', () => {
  it.each(Object.keys(refusals) as RefusalCode[])('%s is encoded with a message and parsed back', (code) => {
    expect(parseRefusal(encodeRefusal(code))).toBe(code);
    expect(JSON.parse(encodeRefusal(code))).toEqual({error: {code, message: refusals[code].message}});
  });

  it.each(Object.keys(refusals) as RefusalCode[])('%s has the same message in an error event', (code) => {
    const event = encodeEvent({type: 'error', code});
    expect(event).toBe(`event: error\ndata: ${JSON.stringify({code, message: refusals[code].message})}\n\n`);
    expect(replay([event]).rest).toEqual([{type: 'error', code}]);
  });

  it.each(['', '<h1>Bad gateway</h1>', '{"error":"x"}', '{"error":{"code":"toString"}}', 'null'])(
    'from another server have no code: %s',
    (body) => {
      expect(parseRefusal(body)).toBeUndefined();
    },
  );
});
