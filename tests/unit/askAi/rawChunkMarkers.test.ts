import * as fc from 'fast-check';
import {createStreamParser} from '@site/src/askAi/protocol';
import {replay} from '@site/tests/support/recordedStreams';

const encoder = new TextEncoder();

describe('markers in a raw stream', () => {
  it.each([
    '42.done',
    '42.\ndone',
    '42. done',
    '42.done\n',
    'itdone',
    'The work is donedone',
    '- Use `mxpy`\n- Shards done',
  ])('takes the last word of the data as the end marker, wherever the body is split: %j (§4.27)', (body) => {
    const text = body.slice(0, body.lastIndexOf('done'));
    for (let first = 0; first <= body.length; first++) {
      for (let second = first; second <= body.length; second++) {
        const pieces = [body.slice(0, first), body.slice(first, second), body.slice(second)];
        expect({pieces, ...replay(pieces)}).toEqual({
          pieces,
          thread: undefined,
          text,
          rest: [{type: 'done'}],
          finished: true,
        });
      }
    }
  });

  it('says that a pause is the end while the text ends with the end marker', () => {
    const parser = createStreamParser();
    const isEnd = (text: string) => {
      parser.push(encoder.encode(text));
      return parser.endsWithMarker;
    };
    expect(['It is do', 'ne', '\n', ' by validators', ', well done'].map(isEnd)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it.each(['Answer', 'mxpy deploys', '\n## Sharding', '**Yes**', '42', '`mxpy`'])(
    'drops the tool marker that is joined to the text: %j (§4.26)',
    (text) => {
      const body = `{"threadId":"t"}file_searchfile_search${text}`;
      for (let cut = 0; cut <= body.length; cut++)
        expect(replay([body.slice(0, cut), body.slice(cut)])).toMatchObject({thread: 't', text});
    },
  );

  it.each(['file_search_tool is', 'file_search(query)', 'file_search, a tool', 'file_searc', 'file'])(
    'keeps a text that begins like the tool marker: %j',
    (text) => {
      // A chunk that is exactly the marker is dropped.
      for (let cut = 0; cut < 'file_search'.length; cut++)
        expect(replay([text.slice(0, cut), text.slice(cut)]).text).toBe(text);
    },
  );

  it('are found in a stream that follows the specification, however its chunks are joined and split', () => {
    const stream = fc.record({
      tools: fc.nat(2),
      texts: fc.array(fc.constantFrom('A', 'done', ' done by', 'undone', '{"a":1}', '\n', '🚀', 'data: x'), {
        maxLength: 8,
      }),
      cuts: fc.array(fc.nat(200), {maxLength: 12}),
    });
    fc.assert(
      fc.property(stream, ({tools, texts, cuts}) => {
        const text = `A${texts.join('')} 42.`;
        const bytes = encoder.encode(`{"threadId":"t"}${'file_search'.repeat(tools)}${text}done`);
        const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        const pieces = at.slice(1).map((end, index) => bytes.slice(at[index], end));
        expect(replay(pieces)).toEqual({thread: 't', text, rest: [{type: 'done'}], finished: true});
      }),
      {numRuns: 1000},
    );
  });
});
