import {renderPassages} from '@site/src/retrieval/answers/renderPassages';
import type {Passage} from '@site/src/retrieval/index/passage';
import {DELIMITERS} from '@site/src/retrieval/text/markedText';

const all = (passages: readonly Passage[]) => passages.map((_, index) => index);

describe('renderPassages', () => {
  it('renders a header and rows as a Markdown table', () => {
    const passages: Passage[] = [
      {kind: 'header', text: ['Key', 'Default'].join(DELIMITERS.cell)},
      {kind: 'row', text: ['port', '8080'].join(DELIMITERS.cell)},
      {kind: 'row', text: ['host', ''].join(DELIMITERS.cell)},
    ];
    expect(renderPassages(passages, all(passages))).toBe(
      '| Key | Default |\n| --- | --- |\n| port | 8080 |\n| host |  |',
    );
  });

  it('renders a single row as a sentence, with the names of the columns if there are more than two', () => {
    const table = (...rows: string[][]) =>
      rows.map((cells, index): Passage => ({
        kind: index === 0 ? 'header' : 'row',
        text: cells.join(DELIMITERS.cell),
      }));
    const twoColumns = table(['Error', 'Meaning'], ['lowerNonceInTx', 'The nonce was used already.']);
    expect(renderPassages(twoColumns, [0, 1])).toBe('lowerNonceInTx: The nonce was used already.');
    const threeColumns = table(['Key', 'Default', 'Effect'], ['a', '1', 'x'], ['port', '', 'listens']);
    expect(renderPassages(threeColumns, [0, 2])).toBe('port; Effect: listens');
  });

  it('keeps the numbers of a list, and indents the contents of an item', () => {
    const passages: Passage[] = [
      {kind: 'item', text: 'Build.', depth: 1, number: 3},
      {kind: 'code', text: 'make\nmake test', language: 'bash', depth: 1},
      {kind: 'item', text: 'Inner.', depth: 2},
    ];
    expect(renderPassages(passages, all(passages))).toBe(
      '3. Build.\n\n   ```bash\n   make\n   make test\n   ```\n\n   - Inner.',
    );
  });

  it('quotes the passages of an admonition together', () => {
    const passages: Passage[] = [
      {kind: 'label', text: 'Warning', isQuote: true},
      {kind: 'paragraph', text: 'Careful.', isQuote: true},
    ];
    expect(renderPassages(passages, all(passages))).toBe('> **Warning**\n>\n> Careful.');
  });

  it('shortens long code unless isWhole is set', () => {
    const code: Passage = {
      kind: 'code',
      text: Array.from({length: 40}, (_, line) => `line ${line}`).join('\n'),
    };
    const cut = renderPassages([code], [0]);
    expect(cut).toContain('line 23\n…\n```');
    expect(cut).not.toContain('line 24');
    expect(renderPassages([code], [0], {isWhole: true})).toContain('line 39');
  });

  it('shows code with its setup up to 60 lines, and without it if it is longer', () => {
    const code: Passage = {
      kind: 'code',
      text: Array.from({length: 30}, (_, line) => `line ${line}`).join('\n'),
      setup: {before: 'use a;\nimpl A {\n', after: '\n}', indent: '  '},
    };
    const program = renderPassages([code], [0]);
    expect(program).toMatch(/^```\nuse a;\nimpl A {\n {2}line 0\n/);
    expect(program).toMatch(/\n {2}line 29\n}\n```$/);
    const long = {...code, setup: {...code.setup!, before: '\n'.repeat(40)}};
    expect(renderPassages([long], [0])).toMatch(/^```\nline 0\n[^]*line 23\n…\n```$/);
  });

  it('uses a longer fence for code that contains a fence', () => {
    expect(renderPassages([{kind: 'code', text: '```\nx\n```', language: 'md'}], [0])).toBe(
      '````md\n```\nx\n```\n````',
    );
  });
});
