import * as fc from 'fast-check';
import type {Link, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {createCitationFilter, createFindSource} from '@site/server/chat/model/citations';
import {smallLibrary} from '@site/tests/support/corpusPages';

const find = createFindSource(smallLibrary());
/** What the chat reads answers with. */
const parser = unified().use(remarkParse).use(remarkGfm);

/** The text in pieces that end at these places. */
function filtered(text: string, ends: readonly number[]): {text: string; cited: string[]} {
  const filter = createCitationFilter(find);
  let shown = '';
  for (const [index, end] of [...ends, text.length].entries()) {
    shown += filter.push(text.slice(ends[index - 1] ?? 0, end));
  }
  return {
    text: shown + filter.flush(),
    cited: filter.cited.map(({route, anchor = ''}) => `${route}#${anchor}`),
  };
}

/** Where a reader of this text can be led. */
function addressesIn(markdown: string): string[] {
  const addresses: string[] = [];
  visit(parser.parse(markdown) as Root, (node) => {
    if (['link', 'image', 'definition'].includes(node.type)) addresses.push((node as Link).url);
    if (node.type.startsWith('footnote')) addresses.push('#footnote');
  });
  return addresses;
}

const rounds = ['/learn/rounds#'];
const cases: [text: string, expected: string, cited: string[]][] = [
  // Links in the line.
  ['[Rounds](/learn/rounds)', '[Rounds](/learn/rounds)', rounds],
  ['[Epochs](/learn/rounds/#epochs) last', '[Epochs](/learn/rounds/#epochs) last', ['/learn/rounds#epochs']],
  ['[Rounds](</learn/rounds> "A title")', '[Rounds](/learn/rounds)', rounds],
  ['See [this](/learn/none), [that](/learn/rounds#none).', 'See this, that.', []],
  ['Go to [a site](https://evil.example/x) now', 'Go to a site now', []],
  ['[a](https://evil.example/(b)_c) [d](https://evil.example "e (f)")', 'a d', []],
  ['[https://evil.example](https://evil.example)', '`https://evil.example`', []],
  ['[<https://evil.example>](/learn/rounds)', '[`https://evil.example`](/learn/rounds)', rounds],
  ['[`code]` here](https://evil.example)', '`code]` here', []],
  ['![picture](/learn/rounds)', 'picture', []],
  ['[![picture](/p.png)](https://evil.example)', '[picture]\\(`https://evil.example`)', []],
  ['[[x](/learn/none)', '[x', []],
  ['\\[x](https://evil.example)', '\\[x]\\(`https://evil.example`)', []],
  // What only looks like one.
  ['a [bracket] and [another', 'a [bracket] and [another', []],
  ['values[0][1] and f(x)[y], wow!', 'values[0][1] and f(x)[y], wow!', []],
  ['- [ ] to do\n- [x] done: all!\n', '- [ ] to do\n- [x] done: all!\n', []],
  ['a < b && c > d; 2 &lt; 3', 'a < b && c > d; 2 &lt; 3', []],
  // References.
  [
    '[Rounds][1], [Rounds].\n\n[1]: /learn/rounds\n',
    '[Rounds][1], [Rounds].\n\n[1]: /learn/rounds\n',
    rounds,
  ],
  ['[r]: </learn/rounds> "Title"\nMore', '[r]: /learn/rounds\nMore', rounds],
  ['[a site][1]\n\n[1]: https://evil.example/x\nMore', '[a site][1]\n\nMore', []],
  ['> [a][b]\n>\n> - [b]: www.evil.example "T"', '> [a][b]\n>\n', []],
  ['[a]\n\n[a]:\nhttps://evil.example', '[a]\n\n[a]\\:\n`https://evil.example`', []],
  ['Noted[^1].\n\n[^1]: www.evil.example', 'Noted[^1].\n\n[^1]\\: `www.evil.example`', []],
  ['[Note]: see below', '[Note]\\: see below', []],
  // Autolinks and bare addresses.
  ['<https://evil.example/x>, <mailto:a@b.example>', '`https://evil.example/x`, `mailto:a@b.example`', []],
  ['See https://evil.example/x?y=(z), or not.', 'See `https://evil.example/x?y=(z`), or not.', []],
  ['**www.evil.example** HTTP://EVIL', '**`www.evil.example`** `HTTP://EVIL`', []],
  ['(see www.evil.example).', '(see `www.evil.example`).', []],
  ['Write to someone@evil.example!', 'Write to `someone@evil.example`!', []],
  ['https\\://evil.example www&#46;evil.example', '`https://evil.example` `www.evil.example`', []],
  ['https://evil.example`x`', '`https://evil.example` `x`', []],
  ['<a href="https://evil.example">x</a>', '\\<a href="`https://evil.example`">x\\</a>', []],
  ['| a | https://evil.example|b |', '| a | `https://evil.example`|b |', []],
  // Code, and what isn't any.
  ['`[x](/none)` and ``` [y](/none) ```', '`[x](/none)` and ``` [y](/none) ```', []],
  ['```bash\ncurl https://x.example # `\n```\n', '```bash\ncurl https://x.example # `\n```\n', []],
  ['~~~\n```\n[x](/none)\n~~~\n[x](/none)', '~~~\n```\n[x](/none)\n~~~\nx', []],
  ['```\na ``` b\n[x](/none)\n```\n[x](/none)', '```\na ``` b\n[x](/none)\n```\nx', []],
  [
    '1. Run\n\n   ```sh\n   a [x](/none)\n   ```\n\n2. b',
    '1. Run\n\n   ```sh\n   a [x](/none)\n   ```\n\n2. b',
    [],
  ],
  ['- ```\nhttps://x.example\n```\n[x](/none)', '- ```\n  https://x.example\n  ```\nx', []],
  ["it`s [x](https://evil.example)\nit's ` too", "it\\`s x\nit's \\` too", []],
  ['| ` | [x](https://evil.example) | ` |', '| \\` | x | \\` |', []],
  ['```\nnever closed', '```\nnever closed\n```', []],
];

describe('a citation filter', () => {
  it.each(cases)('of %j shows %j', (text, expected, cited) => {
    expect(filtered(text, [])).toEqual({text: expected, cited});
  });

  it.each(cases)('does so of %j wherever it is cut', (text, expected, cited) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(filtered(text, [cut])).toEqual({text: expected, cited});
    }
    expect(
      filtered(
        text,
        Array.from(text, (_, index) => index),
      ),
    ).toEqual({text: expected, cited});
  });

  it('shows words as they come, and holds back what may become a link only as long as it may', () => {
    const filter = createCitationFilter(find);
    const pieces = ['A round ', 'takes [six', '] seconds', ' [Rounds](/learn', '/rounds).'];
    expect(pieces.map((piece) => filter.push(piece))).toEqual([
      'A round ',
      'takes ',
      '[six] ',
      'seconds ',
      '[Rounds](/learn/rounds)',
    ]);
    expect(filter.flush()).toBe('.');
  });

  it('gives nobody an address that may not be linked, in 10 000 texts of tricky pieces', () => {
    const signs =
      '[ ] ( ) [x](https://evil.example) [x]( /learn/rounds ![ < > <https://evil.example> www.evil.example https://evil.example ' +
      'a@evil.example ` `` ``` ~~~ \\ : / [1] [1]: [^1]: # > - 1. * _ ** | &#58; && a b. " \' ! https: // <a <!-- --> <b>';
    const piece = fc.oneof(
      fc.constantFrom(...signs.split(' ')),
      fc.constantFrom(
        '\n',
        '\n\n',
        ' ',
        '  ',
        '    ',
        '\t',
        '\n- ',
        '\n   ',
        '\n> ',
        '\n```\n',
        '\n| a | b |\n| - | - |\n',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 16}), fc.array(fc.nat(150), {maxLength: 4}), (pieces, cuts) => {
        const text = pieces.join('');
        const whole = filtered(text, []).text;
        expect(addressesIn(whole).filter((address) => address !== '/learn/rounds')).toEqual([]);
        const ends = cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b);
        expect(filtered(text, ends).text).toBe(whole);
      }),
      {numRuns: 10_000, seed: 20261122},
    );
  });
});
