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
    expect(quoteSection(section, [0.1, 0.2, 0.9], 900, undefined)).toBe(
      'A round is short.\n\nRun these:\n\n```bash\nmxpy localnet start\n```',
    );
  });

  it('quotes a sentence that ends in a colon with what follows', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: long('other')},
      ...section.slice(1),
      {kind: 'paragraph', text: long('more')},
    ];
    expect(quoteSection(passages, [0.1, 0.9, 0, 0.1], 100, undefined)).toBe(
      'Run these:\n\n```bash\nmxpy localnet start\n```',
    );
  });

  it('omits the passages with the lowest scores from a section that is too long', () => {
    const passages: Passage[] = [
      {kind: 'paragraph', text: long('first')},
      {kind: 'paragraph', text: long('second')},
    ];
    expect(quoteSection(passages, [0.1, 0.9], 500, undefined)).toBe(long('second'));
  });

  it('adds a passage with a low score to a short quotation only', () => {
    const quoted = (word: string) => {
      const passages: Passage[] = [
        {kind: 'paragraph', text: word},
        {kind: 'paragraph', text: 'It depends.'},
        {kind: 'paragraph', text: long('other')},
      ];
      return quoteSection(passages, [0.9, 0.3, 0.1], 410, undefined);
    };
    expect(quoted('short')).toBe('short\n\nIt depends.');
    expect(quoted(long('word'))).toBe(long('word'));
  });

  it('keeps the header of a table that it quotes only in part', () => {
    const passages: Passage[] = [
      {kind: 'header', text: row('Key', 'Meaning')},
      ...Array.from({length: 20}, (_, index): Passage => ({
        kind: 'row',
        text: row(`key${index}`, `${'word '.repeat(12)}${index}`),
      })),
    ];
    const scores = passages.map((_, index) => (index === 7 ? 0.9 : 0.7));
    const markdown = quoteSection(passages, scores, 300, undefined);
    expect(markdown).toMatch(/^\| Key \| Meaning \|\n\| --- \| --- \|\n/);
    expect(markdown).toContain('key6');
    expect(markdown).not.toContain('key19');
  });

  it('shows one code block, in the requested language, without labels of others', () => {
    const passages: Passage[] = [
      {kind: 'label', text: 'TypeScript'},
      {kind: 'code', text: 'const a = 1;', language: 'ts'},
      {kind: 'label', text: 'Python'},
      {kind: 'code', text: 'a = 1', language: 'python'},
    ];
    const quoted = (language: 'python' | undefined) =>
      quoteSection(passages, [0, 0.5, 0, 0.4], 900, language);
    expect(quoted('python')).toBe('**Python**\n\n```python\na = 1\n```');
    expect(quoted(undefined)).toBe('**TypeScript**\n\n```ts\nconst a = 1;\n```');
  });

  it('returns nothing if no passage has a score', () => {
    expect(quoteSection(section, [0, 0, 0], 900, undefined)).toBe('');
  });
});
