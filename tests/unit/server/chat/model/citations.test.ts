import {createCitationFilter, createFindSource} from '@site/server/chat/model/citations';
import {smallLibrary} from '@site/tests/support/corpusPages';

const find = createFindSource(smallLibrary());

/** The text in pieces of so many characters. */
function filtered(text: string, size: number): {text: string; cited: string[]} {
  const filter = createCitationFilter(find);
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += filter.push(text.slice(at, at + size));
  return {
    text: shown + filter.flush(),
    cited: filter.cited.map(({route, anchor = ''}) => `${route}#${anchor}`),
  };
}

const cases: [string, string, string[]][] = [
  ['[Rounds](/learn/rounds)', '[Rounds](/learn/rounds)', ['/learn/rounds#']],
  ['[Epochs](/learn/rounds/#epochs) last', '[Epochs](/learn/rounds/#epochs) last', ['/learn/rounds#epochs']],
  ['See [this](/learn/none), [that](/learn/rounds#none).', 'See this, that.', []],
  ['Go to [a site](https://evil.example/x) now', 'Go to a site now', []],
  ['![picture](/learn/rounds)', 'picture', []],
  ['a [bracket] and [another', 'a [bracket] and [another', []],
  ['`[x](/none)` and ```\n[y](/none)\n```', '`[x](/none)` and ```\n[y](/none)\n```', []],
  ['[[x](/learn/none)', '[x', []],
];

describe.each([1, 2, 3, 7, 1000])('in pieces of %d', (size) => {
  it.each(cases)('%s', (text, expected, cited) => {
    expect(filtered(text, size)).toEqual({text: expected, cited});
  });
});
