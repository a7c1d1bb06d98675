import * as fc from 'fast-check';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  advanceBlocks,
  longTable,
  noBlocks,
  openFence,
  type MarkdownBlocks,
} from '@site/src/askAi/markdownBlocks';

/** The tree of a text, without positions. */
function treeOf(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  visit(tree, (node: Nodes) => {
    delete node.position;
  });
  return tree;
}

function childrenOf({settled, open}: MarkdownBlocks) {
  return [...settled, open].flatMap((block) => treeOf(block).children);
}

/** The blocks of a text that arrives in pieces of these lengths. */
function stream(text: string, lengths: readonly number[]): MarkdownBlocks {
  let blocks = noBlocks;
  let end = 0;
  for (const length of lengths) {
    end += length;
    blocks = advanceBlocks(blocks, text.slice(0, end));
  }
  return advanceBlocks(blocks, text);
}

const article = [
  '# Title\n\nA paragraph\nof two lines.\n\n',
  '- one\n- two\n\n  still two\n\n- three\n\n',
  '1. first\n2. second\n\n   ```rust\n   fn main() {}\n\n   ```\n\n',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\n',
  '> quote\nlazy\n\n> another\n\n',
  '```ts\nconst a = 1;\n\n# no heading\n```\n',
  'Setext\n======\n\n    indented\n\n    code\n\n',
  '<div>\n**html**\n</div>\n\n***\n\nEnd *of it*',
].join('');

describe('advanceBlocks', () => {
  it('reads the same apart as together, at every length of the text', () => {
    let blocks = noBlocks;
    for (let end = 1; end <= article.length; end++) {
      const text = article.slice(0, end);
      blocks = advanceBlocks(blocks, text);
      expect(blocks.settled.join('') + blocks.open).toBe(text);
      expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    }
    expect(blocks.settled).toHaveLength(10);
  });

  it('never changes a block that has settled', () => {
    let settled: readonly string[] = [];
    let blocks = noBlocks;
    for (let end = 1; end <= article.length; end++) {
      blocks = advanceBlocks(blocks, article.slice(0, end));
      expect(blocks.settled.slice(0, settled.length)).toEqual(settled);
      ({settled} = blocks);
    }
  });

  it('reads the same apart as together for 2 000 texts of Markdown scraps', () => {
    const scrap = fc.constantFrom(
      'a',
      'b c',
      ' ',
      '  ',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '#',
      '# ',
      '```',
      '~~~',
      '|',
      '| - |',
      '---',
      '===',
      '    ',
      '*',
      '`',
      '<b>',
      '<!--',
      '-->',
      '\t',
      '+ ',
      '[ ] ',
      '\r\n',
    );
    fc.assert(
      fc.property(
        fc.array(scrap, {maxLength: 40}),
        fc.array(fc.integer({min: 1, max: 9}), {maxLength: 40}),
        (scraps, lengths) => {
          const text = scraps.join('');
          const blocks = stream(text, lengths);
          expect(blocks.settled.join('') + blocks.open).toBe(text);
          expect(childrenOf(blocks)).toEqual(treeOf(text).children);
        },
      ),
      {numRuns: 2000, seed: 20261120},
    );
  });

  it('lets a long list go on as another one, with all its items and numbers', () => {
    const items = Array.from(
      {length: 120},
      (_, index) => `${index + 1}. Item ${index + 1} of the list\n    - and below it\n`,
    );
    const text = `Before.\n\n${items.join('')}\nAfter.\n`;
    const blocks = stream(
      text,
      Array.from({length: 300}, () => 20),
    );
    const lists = childrenOf(blocks).flatMap((node) => (node.type === 'list' ? [node] : []));
    expect(lists.length).toBeGreaterThan(1);
    const itemsBefore = (count: number) => lists.slice(0, count).flatMap(({children}) => children).length;
    expect(lists.map(({start}) => start)).toEqual(lists.map((_, index) => itemsBefore(index) + 1));
    expect(lists.flatMap(({children}) => children)).toHaveLength(120);
    for (const block of blocks.settled) expect(block.length).toBeLessThan(700);
  });

  it('keeps a long list together whose numbers would begin again', () => {
    const text = `Before.\n\n${'1. The number is left to Markdown\n'.repeat(60)}`;
    const lengths = Array.from({length: 150}, () => 20);
    expect(childrenOf(stream(text, lengths))).toEqual(treeOf(text).children);
    expect(stream(text, lengths).settled).toEqual(['Before.\n\n']);
  });

  it('lets a long paragraph go on as another one after a sentence, never within markup', () => {
    const sentence =
      'A **validator signs. And** proposes [blocks. Of](/learn/consensus) its shard, for `0.6. S`. ';
    const text = sentence.repeat(60);
    const lengths = Array.from({length: 1200}, () => 5);
    const {settled, open} = stream(text, lengths);
    expect(settled.length).toBeGreaterThan(2);
    for (const block of settled) expect(block).toMatch(/^A \*\*validator.*`\. $/);
    expect(settled.join('') + open).toBe(text);
    for (const block of settled) expect(block.length).toBeLessThan(1500);
    const whole = `An *emphasis that nobody closes. ${'It goes on. '.repeat(300)}`;
    expect(stream(whole, lengths)).toEqual({settled: [], open: whole});
  });

  it('lets a long quote go on as another one, with all its blocks', () => {
    const text = '> A sentence.\n>\n> - and one\n> - and two\n>\n'.repeat(100);
    const blocks = stream(
      text,
      Array.from({length: 800}, () => 6),
    );
    expect(blocks.settled.length).toBeGreaterThan(3);
    const quotes = childrenOf(blocks).flatMap((node) => (node.type === 'blockquote' ? [node] : []));
    expect(quotes).toHaveLength(childrenOf(blocks).length);
    expect(quotes.flatMap(({children}) => children)).toHaveLength(200);
  });

  it('settles nothing while the one item of a list grows', () => {
    const text = `- An item:\n${'  and another line of it\n'.repeat(80)}`;
    expect(
      stream(
        text,
        Array.from({length: 200}, () => 10),
      ),
    ).toEqual({settled: [], open: text});
  });

  it('keeps a text with definitions in one piece', () => {
    const text = 'See [the page][1].\n\nMore.\n\nEven more.\n\n[1]: /learn/sharding\n';
    expect(stream(text, [20, 10, 10])).toEqual({settled: [], open: text});
    expect(advanceBlocks(noBlocks, 'A note[^1].\n\n[^1]: Here.\n').settled).toEqual([]);
  });

  it('begins anew with another text', () => {
    const blocks = advanceBlocks(noBlocks, 'One\n\nTwo\n\nThree');
    expect(advanceBlocks(blocks, 'Other')).toEqual({settled: [], open: 'Other'});
    expect(advanceBlocks(blocks, '')).toEqual(noBlocks);
  });
});

describe('longTable', () => {
  const head = '| a | b |\n| --- | :-: |\n';
  const rows = Array.from({length: 90}, (_, index) => `| ${index} | a row of the table |`);

  it('reads the same in pieces as in one', () => {
    const text = `${head}${rows.join('\n')}\n\n`;
    const table = longTable(text)!;
    expect(table.head).toBe(head);
    const cells = (markdown: string) =>
      treeOf(markdown).children.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []));
    expect(table.pieces.flatMap((piece) => cells(table.head + piece))).toEqual(cells(text));
  });

  it.each([
    ['is short', head + rows[0]],
    ['begins with other words', `Before:\n${head}${rows.join('\n')}`],
    ['goes on as something else', `${head}${rows.join('\n')}\n\nAfter.`],
    ['has no head', rows.join('\n')],
    ['has a head of other columns', `| a | b |\n| --- |\n${rows.join('\n')}`],
  ])('leaves alone what %s', (_, text) => {
    expect(longTable(text)).toBeUndefined();
  });
});

describe('openFence', () => {
  it.each([
    ['```rust\nfn main() {', {language: 'rust', code: 'fn main() {'}],
    ['~~~\na\n```\n', {language: undefined, code: 'a\n```\n'}],
    ['````md title="x"\n```\n', {language: 'md', code: '```\n'}],
    ['```rust\nfn main() {}\n```', undefined],
    ['```rust', undefined],
    ['text\n```\n', undefined],
  ])('of %j is %j', (text, expected) => {
    expect(openFence(text)).toEqual(expected);
  });
});
