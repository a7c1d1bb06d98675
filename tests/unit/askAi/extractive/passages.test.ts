import {plainText, splitPassages} from '@site/src/askAi/extractive/passages';

const markdown = [
  'A round takes **6 seconds**. It ends early, e.g. when all signed. See [below](#table).',
  '',
  '| Name | Value |',
  '| --- | --- |',
  '| `round` | 6 |',
  '| `epoch` | 14,400 |',
  '',
  'Run one of these:',
  '',
  '```bash',
  'mxpy localnet start',
  '# not a heading',
  '```',
  '',
  '- First',
  '  - nested',
  '- Second',
].join('\n');

it('cuts a section into sentences, rows, code and items, in order and as they stand', () => {
  expect(splitPassages(markdown, '/learn/rounds')).toEqual([
    {kind: 'sentence', block: 0, markdown: 'A round takes **6 seconds**.', text: 'A round takes 6 seconds.'},
    {
      kind: 'sentence',
      block: 0,
      markdown: 'It ends early, e.g. when all signed.',
      text: 'It ends early, e.g. when all signed.',
    },
    {
      kind: 'sentence',
      block: 0,
      markdown: 'See [below](/learn/rounds#table).',
      text: 'See below.',
      pointsOn: true,
    },
    {
      kind: 'row',
      block: 1,
      markdown: '| `round` | 6 |',
      text: 'round · 6',
      lead: '| Name | Value |\n| --- | --- |',
      label: 'round',
    },
    {
      kind: 'row',
      block: 1,
      markdown: '| `epoch` | 14,400 |',
      text: 'epoch · 14,400',
      lead: '| Name | Value |\n| --- | --- |',
      label: 'epoch',
    },
    {kind: 'sentence', block: 2, markdown: 'Run one of these:', text: 'Run one of these:', leadsToCode: true},
    {
      kind: 'code',
      block: 3,
      markdown: '```bash\nmxpy localnet start\n# not a heading\n```',
      text: 'mxpy localnet start\n# not a heading',
      lead: 'Run one of these:',
    },
    {
      kind: 'item',
      block: 4,
      markdown: '- First\n  - nested',
      text: '- First - nested',
      lead: 'Run one of these:',
    },
    {kind: 'item', block: 4, markdown: '- Second', text: '- Second', lead: 'Run one of these:'},
  ]);
});

it('reads what a note holds as any other text, its title included', () => {
  const note = [
    '> **Warning: Back up first**',
    '>',
    '> Keep the file.',
    '>',
    '> - One',
    '> - Two',
    '>',
    '> ```bash',
    '> cp a b',
    '> ```',
  ].join('\n');
  expect(splitPassages(note, '/x').map(({kind, markdown}) => [kind, markdown])).toEqual([
    ['sentence', '**Warning: Back up first**'],
    ['sentence', 'Keep the file.'],
    ['item', '- One'],
    ['item', '- Two'],
    ['code', '```bash\ncp a b\n```'],
  ]);
});

it.each([
  ['The sum of $n$ and $a_{1} \\cdot t$.', 'The sum of *n* and *a_1 × t*.'],
  ['At least $\\frac{2}{3}$, or $10^{18}$.', 'At least *2 / 3*, or *10^18*.'],
  ['Set `$HOME` and `$PATH`, for $5 or $6.', 'Set `$HOME` and `$PATH`, for $5 or $6.'],
])('quotes %s without typesetting', (written, quoted) => {
  expect(splitPassages(written, '/x').map(({markdown}) => markdown)).toEqual([quoted]);
});

it.each([
  ['`snake_case_name` and __bold__', 'snake_case_name and bold'],
  ['a \\_plain\\_ word', 'a _plain_ word'],
  ['[text](/route) ![picture](/x.png)', 'text picture'],
])('reads %s as a reader sees it', (written, seen) => {
  expect(plainText(written)).toBe(seen);
});

it('cuts no sentence within its code', () => {
  const text = 'The log says `the mode is on! Will set values` at the start. Then `it` goes on.';
  expect(splitPassages(text, '/learn/logs').map(({markdown}) => markdown)).toEqual([
    'The log says `the mode is on! Will set values` at the start.',
    'Then `it` goes on.',
  ]);
});

it('leaves the source of a diagram out', () => {
  const text = 'A diagram:\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n```bash\nls\n```';
  expect(splitPassages(text, '/learn/logs').map(({kind, text: plain}) => `${kind} ${plain}`)).toEqual([
    'sentence A diagram:',
    'code ls',
  ]);
});

it('knows what a passage is for by its form', () => {
  const marks = (source: string) =>
    splitPassages(source, '/a').map(({label, isTrouble, isCaption, pointsOn}) => ({
      label,
      isTrouble,
      isCaption,
      pointsOn,
    }));
  expect(marks('| Error | Cause |\n| --- | --- |\n| `no gas` | none was given |')).toEqual([
    {label: 'no gas', isTrouble: true},
  ]);
  expect(marks('- **Decimals**: 18')).toEqual([{label: 'Decimals'}]);
  expect(marks('- [Rounds](/rounds)')).toEqual([{pointsOn: true}]);
  expect(marks('A to B: A calls B.\n\n```mermaid\nflowchart\n```')).toEqual([{isCaption: true}]);
  expect(marks('**The limit is 500.**')).toEqual([{}]);
});
