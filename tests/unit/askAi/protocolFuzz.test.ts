import * as fc from 'fast-check';
import {encodeEvent, KEEP_ALIVE, type ChatEvent} from '@site/src/askAi/protocol';
import {replay, summaryOf} from '@site/tests/support/recordedStreams';

const encoder = new TextEncoder();

/** fast-check prints the seed of a failure. */
const RUNS = {numRuns: 1000};

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

  it('event streams lose no text, however they are cut', () => {
    fc.assert(
      fc.property(stream, ({events, keepAlives, cuts, crlf}) => {
        const sent: ChatEvent[] = [...events, {type: 'done'}];
        const body = sent
          .map((item, index) => (keepAlives.includes(index) ? KEEP_ALIVE : '') + encodeEvent(item))
          .join('');
        const bytes = encoder.encode(crlf ? body.replaceAll('\n', '\r\n') : body);
        expect(replay(cutAt(bytes, cuts))).toEqual({...summaryOf(sent), finished: true});
      }),
      RUNS,
    );
  });

  it("random streams don't throw or hang, and raw text without markers is complete", () => {
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
      RUNS,
    );
  });

  function cutAt(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
    const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
    return at.slice(1).map((end, index) => bytes.slice(at[index], end));
  }
});
