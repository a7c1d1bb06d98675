import type {Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {splitBlocks, withoutUnfinishedMarker} from '@site/src/askAi/markdownBlocks';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** What react-markdown reads in a text. Definitions aren't shown, and positions differ between a text and its blocks. */
function nodesOf(text: string): RootContent[] {
  const tree: Root = parser.parse(text);
  visit(tree, (node: Nodes) => {
    delete node.position;
  });
  return tree.children.filter(({type}) => type !== 'definition');
}

const article = [
  '# Title\n\nA paragraph\nof two lines.\n',
  '- one\n- two\n  - nested\n\n  still two\n',
  'Steps:\n1. first\n2. second:\n\n   ```rust\n   fn main() {}\n\n   ```\n',
  '| a | b |\n| - | -: |\n| 1 | 2 |\n',
  '> quote\n> - item\n\n> another',
  '```ts\nconst a = 1;\n\n# no heading\n```\nThen:\n~~~\n```\n~~~\n',
  'Setext\n======\n\n    indented\n\n    code\n',
  '- [x] done\n- [ ] open\n',
  '<div>\n**html**\n</div>\n\n***\n\nHard  \nbreak, `code`, **bold** and ~~old~~ <b>tag</b>.\n',
  'End *of it*',
].join('\n');

describe('splitBlocks', () => {
  it('reads the same apart as together', () => {
    const blocks = splitBlocks(article);
    expect(blocks.length).toBeGreaterThan(12);
    expect(blocks.flatMap(nodesOf)).toEqual(nodesOf(article));
  });

  it('reads the same apart as together after every line of a growing text', () => {
    const lines = article.split('\n');
    for (let count = 1; count < lines.length; count++) {
      const text = lines.slice(0, count).join('\n');
      expect(splitBlocks(text).flatMap(nodesOf)).toEqual(nodesOf(text));
    }
  });

  it('keeps all blocks but the last while a text grows', () => {
    let known: string[] = [];
    for (let end = 1; end <= article.length; end++) {
      const blocks = splitBlocks(withoutUnfinishedMarker(article.slice(0, end)));
      const settled = known.slice(0, -1).map((block) => block.trimEnd());
      expect(blocks.slice(0, settled.length).map((block) => block.trimEnd())).toEqual(settled);
      known = blocks;
    }
  });

  it('gives each block the definitions that it mentions, wherever they stand', () => {
    const blocks = splitBlocks(
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
    expect(splitBlocks(text)).toEqual([text]);
  });

  it('splits a text whose code looks like a footnote', () => {
    expect(splitBlocks('Text.\n\n```\n[^a-z]\n```\n')).toHaveLength(2);
  });

  it('finds no block in a text without any', () => {
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
