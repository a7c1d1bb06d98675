import type {Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {splitBlocks, withoutUnfinishedMarker} from '@site/src/askAi/markdownBlocks';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Nodes that react-markdown shows. Omits definitions, which are invisible, and positions, which differ in blocks. */
function nodesOf(text: string): RootContent[] {
  const tree: Root = parser.parse(text);
  visit(tree, (node: Nodes) => {
    delete node.position;
    // Says only whether items have paragraphs, which makes no visible difference.
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  });
  return tree.children.filter(({type}) => type !== 'definition');
}

/** The content of the only node of a text. */
function childrenOf(text: string) {
  const [node, ...others] = nodesOf(text);
  expect(others).toEqual([]);
  return node && 'children' in node ? node.children : [];
}

const textsOf = (text: string) => splitBlocks(text).map((block) => block.text);

const article = [
  '# Title\n\nA paragraph\nof two lines.\n',
  '- one\n- two\n  - nested\n\n  still two\n',
  'Steps:\n\n3. first\n2. second:\n\n   ```rust\n   fn main() {}\n\n   ```\n',
  '| a | b |\n| - | -: |\n| 1 | 2 |\n',
  '> quote\n> - item\n\n> another',
  '```ts\nconst a = 1;\n\n# no heading\n```\nThen:\n~~~\n```\n~~~\n',
  'Setext\n======\n\n    indented\n\n    code\n',
  '- [x] done\n- [ ] open\n\n***\n\n* loose\n\n  > quote\n\n* and more\n',
  '<div>\n**html**\n</div>\n\n***\n\nHard  \nbreak, `code`, **bold** and ~~old~~ <b>tag</b>.\n',
  'End *of it*',
].join('\n');

describe('splitBlocks', () => {
  it('renders the same in blocks as in one piece', () => {
    const blocks = textsOf(article);
    expect(blocks.length).toBeGreaterThan(12);
    expect(blocks.flatMap(nodesOf)).toEqual(nodesOf(article));
  });

  it('renders the same in blocks after every line of a growing text', () => {
    const lines = article.split('\n');
    for (let count = 1; count < lines.length; count++) {
      const text = lines.slice(0, count).join('\n');
      expect(textsOf(text).flatMap(nodesOf)).toEqual(nodesOf(text));
    }
  });

  it('renders the same in single list items and table rows', () => {
    let lists = 0;
    let tables = 0;
    for (const {text, list, table} of splitBlocks(article)) {
      const [node] = nodesOf(text);
      expect([node?.type === 'list', node?.type === 'table']).toEqual([list !== undefined, !!table]);
      if (node?.type === 'list' && list) {
        lists++;
        expect([list.isOrdered, list.start]).toEqual([node.ordered, node.start ?? 1]);
        expect(list.items.map((item) => childrenOf(item))).toEqual(node.children.map((item) => [item]));
      }
      if (node?.type === 'table' && table) {
        tables++;
        const [header, ...rows] = node.children;
        expect(childrenOf(table.header)).toEqual([header]);
        expect(table.rows.map(childrenOf)).toEqual(rows.map((row) => [header, row]));
      }
    }
    expect({lists, tables}).toEqual({lists: 4, tables: 1});
  });

  it('keeps all blocks but the last while a text grows', () => {
    let known: string[] = [];
    for (let end = 1; end <= article.length; end++) {
      const blocks = textsOf(withoutUnfinishedMarker(article.slice(0, end)));
      const settled = known.slice(0, -1).map((block) => block.trimEnd());
      expect(blocks.slice(0, settled.length).map((block) => block.trimEnd())).toEqual(settled);
      known = blocks;
    }
  });

  it('copies to each block the definitions that it refers to', () => {
    const blocks = textsOf(
      '[a]: /one\n\nSee [A], [it][long  label].\n\n```\n[a]\n```\n\nNone [x].\n\n[Long Label]: </two> "T"\n',
    );
    expect(blocks.map((block) => block.trim())).toEqual([
      '[a]: /one\n\n[Long Label]: </two> "T"\n\nSee [A], [it][long  label].',
      '```\n[a]\n```',
      'None [x].',
    ]);
  });

  it.each([
    ['a footnote', 'Noted[^1].\n\nMore.\n\n[^1]: Here.\n'],
    ['a definition in a quote', 'See [a].\n\n> [a]: /one\n'],
    ['a definition in a list', 'See [a].\n\n- item\n\n  [a]: /one\n'],
  ])('keeps a text with %s in one block', (_, text) => {
    expect(splitBlocks(text)).toEqual([{text}]);
  });

  it('splits a text whose code looks like a footnote', () => {
    expect(splitBlocks('Text.\n\n```\n[^a-z]\n```\n')).toHaveLength(2);
  });

  it('returns no blocks for an empty or blank text', () => {
    expect(splitBlocks('')).toEqual([]);
    expect(splitBlocks('\n\n')).toEqual([]);
  });
});

describe('withoutUnfinishedMarker', () => {
  it.each(['-', '  - ', '=', '--', '> -', '1', '12.', '+', '*'])('leaves out a last line of %j', (marker) => {
    expect(withoutUnfinishedMarker(`Steps:\n${marker}`)).toBe('Steps:');
    expect(withoutUnfinishedMarker(marker)).toBe('');
  });

  it.each(['Steps:', 'Steps:\n- a', 'Steps:\n-\n', 'a - ', '```\n'])('keeps %j', (text) => {
    expect(withoutUnfinishedMarker(text)).toBe(text);
  });
});
