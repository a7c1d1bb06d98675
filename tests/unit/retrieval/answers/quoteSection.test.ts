import {quoteSection} from '@site/src/retrieval/answers/quoteSection';
import type {Passage} from '@site/src/retrieval/index/passage';
import {DELIMITERS} from '@site/src/retrieval/text/markedText';

const row = (...cells: string[]) => cells.join(DELIMITERS.cell);
const long = (word: string) => `${word} `.repeat(80).trim();

describe('quoteSection', () => {
  const section: Passage[] = [
    {kind: 'paragraph', text: 'A round is short.'},
    {kind: 'paragraph', text: 'Run these:'},
    {kind: 'code', text: 'mxpy localnet start', language: 'bash', isDependent: true},
  ];

  it('quotes an entire short section in page order', () => {
    expect(quoteSection(section, [0.1, 0.2, 0.9], 900, undefined)).toEqual({
      markdown: ['A round is short.\n\nRun these:\n\n```bash\nmxpy localnet start\n```'],
      isWhole: true,
    });
  });

  it('starts with the best passage if a long section begins with another one', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: long('other')},
      {kind: 'paragraph', text: 'The answer is 6 seconds.'},
      {kind: 'paragraph', text: long('more')},
    ];
    const {markdown, isWhole} = quoteSection(passages, [0.3, 0.9, 0.2], 2000, undefined);
    expect(markdown[0]).toBe('The answer is 6 seconds.');
    expect(markdown[1]).toBe(`${long('other')}\n\n${long('more')}`);
    expect(isWhole).toBe(true);
  });

  it('does not divide the table that contains the best passage', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: long('other')},
      {kind: 'paragraph', text: long('more')},
      {kind: 'paragraph', text: 'The keys:'},
      {kind: 'header', text: row('Key', 'Value'), isDependent: true},
      {kind: 'row', text: row('a', '1')},
      {kind: 'row', text: row('b', '2')},
    ];
    const {markdown} = quoteSection(passages, [0.3, 0.3, 0.2, 0, 0.1, 0.9], 2000, undefined);
    expect(markdown).toEqual([
      'The keys:\n\n| Key | Value |\n| --- | --- |\n| a | 1 |\n| b | 2 |',
      `${long('other')}\n\n${long('more')}`,
    ]);
  });

  it('keeps the label of a code block that precedes the other passages', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: long('other')},
      {kind: 'paragraph', text: long('more')},
      {kind: 'label', text: 'Python'},
      {kind: 'code', text: 'a = 1', language: 'python'},
    ];
    const {markdown} = quoteSection(passages, [0.3, 0.3, 0, 0.9], 2000, undefined);
    expect(markdown[0]).toBe('**Python**\n\n```python\na = 1\n```');
  });

  it('omits the passages with the lowest scores from a section that is too long', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: long('first')},
      {kind: 'paragraph', text: long('second')},
    ];
    expect(quoteSection(passages, [0.1, 0.9], 500, undefined)).toEqual({
      markdown: [long('second')],
      isWhole: false,
    });
  });

  it('keeps the header of a table that it quotes only in part', () => {
    const passages: Passage[] = [
      {kind: 'header', text: row('Key', 'Meaning')},
      ...Array.from({length: 20}, (_, index): Passage => ({
        kind: 'row',
        text: row(`key${index}`, `${'word '.repeat(12)}${index}`),
      })),
    ];
    const scores = passages.map((_, index) => (index === 7 ? 0.9 : 0.1));
    const {markdown, isWhole} = quoteSection(passages, scores, 300, undefined);
    expect(markdown.join('\n')).toMatch(/^\| Key \| Meaning \|\n\| --- \| --- \|\n/);
    expect(markdown.join('\n')).toContain('key6');
    expect(isWhole).toBe(false);
  });

  it('shows one code block, in the requested language, without labels of others', () => {
    const passages: Passage[] = [
      {kind: 'label', text: 'TypeScript'},
      {kind: 'code', text: 'const a = 1;', language: 'ts'},
      {kind: 'label', text: 'Python'},
      {kind: 'code', text: 'a = 1', language: 'python'},
    ];
    const quoted = (language: 'python' | undefined) =>
      quoteSection(passages, [0, 0.5, 0, 0.4], 900, language).markdown.join('\n');
    expect(quoted('python')).toBe('**Python**\n\n```python\na = 1\n```');
    expect(quoted(undefined)).toBe('**TypeScript**\n\n```ts\nconst a = 1;\n```');
  });

  it('omits a short introduction whose code is omitted', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: 'Start it:'},
      {kind: 'code', text: 'start', language: 'bash', isDependent: true},
      {kind: 'paragraph', text: 'Or stop it:'},
      {kind: 'label', text: 'Shell'},
      {kind: 'code', text: 'stop', language: 'bash'},
    ];
    const quoted = quoteSection(passages, [0.4, 0.5, 0.6, 0, 0.9], 900, undefined).markdown.join('\n\n');
    expect(quoted).toBe('Or stop it:\n\n**Shell**\n\n```bash\nstop\n```');
  });

  it('returns nothing if no passage has a score', () => {
    expect(quoteSection(section, [0, 0, 0], 900, undefined).markdown).toEqual([]);
  });
});
