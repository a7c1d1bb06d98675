import * as fc from 'fast-check';
import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  advanceBlocks,
  definitionsOf,
  fenceOf,
  longItem,
  longTable,
  noBlocks,
  quotedText,
  splitJoined,
  textOfNotes,
  withDefinitions,
  type MarkdownBlocks,
} from '@site/src/askAi/markdownBlocks';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The tree of a text, without positions. Whether a list has paragraphs is decided where it is shown, and definitions aren't shown. */
function treeOf(text: string): Root {
  const tree = parser.parse(text);
  tree.children = tree.children.filter(({type}) => type !== 'definition' && type !== 'footnoteDefinition');
  visit(tree, (node: Nodes) => {
    delete node.position;
    if (node.type === 'list') delete node.spread;
  });
  return tree;
}

/** The tree of all blocks, in which a block that joins another stands where that one ends: in the one thing that it holds. */
function childrenOf(blocks: MarkdownBlocks): RootContent[] {
  const {settled, open} = blocks;
  const definitions = definitionsOf(blocks);
  const children: RootContent[] = [];
  let before = '';
  let held = 0;
  for (const {text, joins} of [...settled, open]) {
    const [first, ...rest] = treeOf(withDefinitions(text, definitions)).children;
    const last = children.at(-1);
    if (!joins) held = rest.length + (first ? 1 : 0);
    if (joins && first && held !== 1) throw new Error(`A ${first.type} joins ${held} blocks.`);
    if (!joins || !first) children.push(...(first ? [first] : []));
    else if (last?.type === 'list' && first.type === 'list') last.children.push(...first.children);
    else if (last?.type === 'paragraph' && first.type === 'paragraph')
      last.children = joinTexts([
        ...last.children,
        {type: 'text', value: /\s?$/.exec(before)![0]},
        ...first.children,
      ]);
    else throw new Error(`A ${first.type} joins a ${last?.type}.`);
    children.push(...rest);
    before = text;
  }
  return children;
}

function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** What the one item of a list holds. */
function heldBy(text: string): RootContent[] {
  const [list] = treeOf(text).children;
  return list?.type === 'list' ? list.children[0]!.children.filter(({type}) => type !== 'definition') : [];
}

const textOf = ({settled, open}: MarkdownBlocks) => [...settled, open].map(({text}) => text).join('');

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
      expect(textOf(blocks)).toBe(text);
      expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    }
    expect(blocks.settled).toHaveLength(12);
  });

  it('never changes a block that has settled', () => {
    let settled: MarkdownBlocks['settled'] = [];
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
          expect(textOf(blocks)).toBe(text);
          expect(childrenOf(blocks)).toEqual(treeOf(text).children);
        },
      ),
      {numRuns: 2000, seed: 20261120},
    );
  });

  it.each([
    [
      'with numbers',
      (index: number) => `${index + 1}. Item *${index + 1}* of the list\n    - and below it\n`,
    ],
    ['with the number left to Markdown', () => '1. The number is left to Markdown\n'],
    ['with a blank line now and then', (index: number) => `- Item ${index}\n${index % 7 === 0 ? '\n' : ''}`],
    ['with items of two paragraphs', (index: number) => `* Item ${index}\n\n  and more of it\n`],
  ])('lets a long list %s go on, item by item', (_, item) => {
    const items = Array.from({length: 120}, (__, index) => item(index));
    const text = `Before:\n${items.join('')}\nAfter.\n`;
    const lengths = Array.from({length: 300}, () => 20);
    const blocks = stream(text, lengths);
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    expect(blocks.settled.length).toBeGreaterThan(4);
    for (const block of blocks.settled) expect(block.text.length).toBeLessThan(600);
  });

  const filler = 'words and more of them, '.repeat(21);
  const numbered = Array.from({length: 9}, (_, index) => `${index + 1}. An item of a list with numbers\n`);
  const joining = {
    'whose first item is long': `\n\n- ${filler}\n- second\n- third`,
    'of items that begin with digits': `Limits of the network:\n${Array.from({length: 9}, (_, index) => `- ${index}00 ms is what the round number ${index} may take at most\n`).join('')}`,
    'of items that begin with emoji': `Key features:\n${'- ✅ Fast, and so are others\n  - below it\n'.repeat(12)}`,
    'of items that begin with emphasis': `Key features:\n${'- *Fast*, and so are others\n- _Safe_, and so on\n'.repeat(12)}`,
    'with signs below one with numbers': `${numbered.join('')}${'- 600 ms is an item with a sign\n'.repeat(16)}`,
    'with numbers below one with signs': `${'- An item with a sign\n'.repeat(24)}${numbered.join('')}${numbered.join('')}`,
  };

  it.each(Object.entries(joining))('lets a list %s go on, item by item, with itself alone', (_, text) => {
    let blocks = noBlocks;
    for (let end = 1; end < text.length + 7; end += 7) {
      blocks = advanceBlocks(blocks, text.slice(0, end));
      expect(childrenOf(blocks)).toEqual(treeOf(text.slice(0, end)).children);
    }
    expect(blocks.settled.some(({joins}) => joins ?? false) || blocks.open.joins).toBe(true);
    for (const block of blocks.settled) expect(block.text.length).toBeLessThan(600);
  });

  it.each([
    ['- ', '- Next of it', 1, true],
    ['- ', '  - Next of it', 0, false],
    ['3. ', '1. Next of it', 1, true],
    ['3. ', '3) Another', 1, false],
    ['- ', '* Another', 1, false],
    ['- ', '- - -', 2, false],
    ['- ', 'A paragraph', 1, false],
    ['10. ', '   A paragraph', 1, false],
  ])('knows what follows an item of many paragraphs: %j, then %j', (marker, next, settled, joins) => {
    const indent = ' '.repeat(marker.length);
    const text = `${marker}${`A paragraph of it.\n\n${indent}`.repeat(40).trimEnd()}\n\n${next}\nand more.\n`;
    let blocks = noBlocks;
    for (let end = 1; end <= text.length; end += 3) blocks = advanceBlocks(blocks, text.slice(0, end));
    blocks = advanceBlocks(blocks, text);
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    expect(blocks.settled).toHaveLength(settled);
    expect(blocks.open.joins ?? false).toBe(joins);
  });

  it('keeps lists in one where alone they would mean something else', () => {
    const text = `Years:\n${`- 1986. ${'A year. '.repeat(20)}\n`.repeat(9)}`;
    const blocks = stream(
      text,
      Array.from({length: 200}, () => 10),
    );
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    expect(blocks.settled).toEqual([]);
  });

  it('reads the same apart as together for 1 500 texts that are long enough to be read in pieces', () => {
    const words = fc.constantFrom(
      '600 ms is a round. ',
      '✅ Fast. ',
      '*Fast* and _safe_. ',
      '**Bold. And** so on. ',
      '***Both***. ',
      'A sentence of words. ',
      '`code. Of` it. ',
      '[Link](/a_b). ',
      'See [one], [two][one]. ',
      '~~Old~~. ',
      'A <b>tag</b>. ',
      '1986. A year. ',
      '+5 and -5. ',
      '(Aside.) ',
      '\\* &amp; 2 * 3. ',
      'snake_case_a. ',
    );
    const line = fc
      .tuple(words, fc.array(words, {minLength: 1, maxLength: 4}))
      .map(([first, more]) => `${first}${more.join('')}`.trimEnd());
    const list = fc
      .tuple(
        fc.constantFrom('- ', '* ', '1. ', '9. ', '1) ', '-   ', ' - ', '- [ ] ', '- [x] '),
        fc.array(fc.tuple(line, fc.constantFrom('', '', '', '\n', 'more', 'below', 'apart', 'long')), {
          minLength: 2,
          maxLength: 9,
        }),
        fc.boolean(),
      )
      .map(([sign, items, counts]) =>
        items.map(([item, then], index) => {
          const marker = counts ? sign.replace(/\d/, (digit) => String(Number(digit) + index)) : sign;
          const indent = ' '.repeat(marker.replace(/\[.\] /, '').length);
          const ends: Record<string, string> = {
            more: `${indent}more of it\n`,
            below: `${indent}- below it\n${indent}- 600 ms\n`,
            long: `\n${`${indent}${item}\n\n`.repeat(5)}`,
            apart: `\n${indent}${item}\n\n${indent}\`\`\`js\n${indent}- 1\n${indent}\`\`\`\n`,
          };
          return `${marker}${item}\n${ends[then] ?? then}`;
        }),
      )
      .map((items) => items.join(''));
    const block = fc.oneof(
      {weight: 40, arbitrary: list},
      {weight: 20, arbitrary: line.map((text) => `${text}\n`)},
      {
        weight: 10,
        arbitrary: fc.array(line, {maxLength: 9}).map((lines) => `A long one. ${lines.join(' ')}\n`),
      },
      {
        weight: 20,
        arbitrary: fc.constantFrom(
          '## Heading\n',
          '> A quote.\n>\n> - of a list\n',
          '```rust\n- no list\n\n1. nor here\n```\n',
          '~~~sh\n# no heading\n> and\n| no | row |\n~~~\n',
          'Setext\n---\n',
          '# H\n',
          'a | b\n--- | ---\n1 | **2**\n[c](/d) | e\n',
          'No table:\n| a |\n',
          '> Words.\n',
          '| a | b |\n| - | - |\n| 1 | 2 |\n',
          '<div>\n- html\n</div>\n',
          '<!-- a\n\nb -->\n',
          '***\n',
          '\n[one]: /where "Title"\n',
          '\n[One]: /second\n',
          '- An item\n\n  [one]: /in-it\n',
        ),
      },
      {weight: 1, arbitrary: fc.constant('\nA note[^1].\n\n[^1]: Here.\n')},
    );
    const markdown = fc
      .tuple(
        fc.array(fc.tuple(fc.constantFrom('', '', '\n'), block), {minLength: 1, maxLength: 3}),
        fc.constantFrom('\n', '\n', '\n', '\r\n'),
      )
      .map(([blocks, lineBreak]) => blocks.flat().join('').replaceAll('\n', lineBreak));
    let joined = 0;
    fc.assert(
      fc.property(markdown, fc.nat({max: 40}), fc.integer({min: 100, max: 500}), (whole, left, length) => {
        const text = whole.slice(0, -left || undefined);
        const blocks = stream(
          text,
          Array.from({length: Math.floor(text.length / length)}, () => length),
        );
        expect(textOf(blocks)).toBe(text);
        expect(childrenOf(blocks)).toEqual(treeOf(text).children);
        if (blocks.settled.some(({joins}) => joins)) joined += 1;
        for (const block of blocks.settled) {
          const item = longItem(block.text);
          if (item) expect(treeOf(item.held).children).toEqual(heldBy(block.text));
        }
      }),
      {numRuns: 1500, seed: 20261124},
    );
    expect(joined).toBeGreaterThan(250);
  });

  it('lets a long paragraph go on after a sentence, never within markup', () => {
    const sentence =
      'A **validator signs. And** proposes [blocks. Of](/learn/consensus) its shard, for `0.6. S`. ';
    const text = sentence.repeat(60);
    const lengths = Array.from({length: 1200}, () => 5);
    const blocks = stream(text, lengths);
    expect(blocks.settled.length).toBeGreaterThan(5);
    for (const block of blocks.settled) expect(block.text).toMatch(/^A \*\*validator.*`\. $/);
    expect(blocks.settled.map(({joins}) => joins ?? false)).toEqual([
      false,
      ...blocks.settled.slice(1).map(() => true),
    ]);
    expect(textOf(blocks)).toBe(text);
    for (const block of blocks.settled) expect(block.text.length).toBeLessThan(800);
  });

  const markup = 'a **validator** signs [blocks](/learn/consensus) of its shard, for `0.6` seconds';
  it.each([
    ['an emphasis', `An *emphasis that nobody closes. ${`A${markup.slice(1)}. `.repeat(80)}`],
    ['a link', `A [label that nobody closes. ${`A${markup.slice(1)}. `.repeat(80)}`],
    ['code', `Some \`\`code that nobody closes. ${`A${markup.slice(1)}. `.repeat(80)}`],
    ['a tag', `A <a href="that nobody closes. ${`A${markup.slice(1)}. `.repeat(80)}`],
    ['signs that mean themselves', `${markup}, or ~0.7 s, or 2 * 3 of a[0] \\* `.repeat(60)],
    ['no sentence', `${markup}; `.repeat(80)],
    ['lines', `${markup}\n`.repeat(80)],
    ['lines that begin like items', `${markup}\n7. ${markup}\n`.repeat(40)],
    ['nothing but markup', '**A** `b` *c* [d](/e) ~~f~~ '.repeat(240)],
    ['a tag at its beginning', `<token> is it: ${markup}. `.repeat(70)],
    [
      'a script without spaces',
      '**验证者**为其分片签署区块，参见[共识](/learn/consensus)，每轮`0.6`秒。'.repeat(110),
    ],
  ])('lets a long paragraph go on that has %s, and reads it the same', (_, text) => {
    let blocks = noBlocks;
    for (let end = 1; end <= text.length; end += 40) {
      blocks = advanceBlocks(blocks, text.slice(0, end));
      expect(blocks.open.text.length).toBeLessThan(1300);
    }
    blocks = advanceBlocks(blocks, text);
    expect(blocks.settled.length).toBeGreaterThan(2);
    expect(textOf(blocks)).toBe(text);
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
  });

  const row = '| Mainnet | 0.6 s |\n';
  it.each([
    ['a heading, then words', '## Heading\nThe words.\n'],
    ['a heading of two lines, then words', 'Heading\n---\nThe words.\n'],
    ['headings', '### Heading\n'],
    ['words, then code', 'The code:\n```sh\n# no heading\n```\nand so on:\n'],
    ['words, then a quote', 'They say:\n> The words.\n\n'],
    ['words, then a table', `The table:\n| Network | Round |\n| --- | --- |\n${row}\n`],
    ['words, then a table without outer bars', `The table:\nNetwork | Round\n--- | ---\n\n`],
    ['words, then a rule', 'The words.\n***\n'],
    ['words, then a list', 'The list:\n- one\n- two\n\n## Heading\n'],
  ])('settles %s without a blank line between them', (_, part) => {
    const text = part.repeat(40);
    let blocks = noBlocks;
    for (let end = 1; end <= text.length; end++) {
      blocks = advanceBlocks(blocks, text.slice(0, end));
      expect(blocks.open.text.length).toBeLessThanOrEqual(part.length + 1);
    }
    expect(textOf(blocks)).toBe(text);
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    expect(childrenOf(advanceBlocks(noBlocks, text))).toEqual(treeOf(text).children);
  });

  it('takes an emphasis that is open for longer than a page for none', () => {
    const text = `An *emphasis. ${'It goes on. '.repeat(300)}And ends*.`;
    const blocks = stream(
      text,
      Array.from({length: 900}, () => 5),
    );
    expect(childrenOf(blocks)).toEqual([{type: 'paragraph', children: [{type: 'text', value: text}]}]);
  });

  it('lets a long paragraph go on neither within a label that may be defined later nor where a definition would begin', () => {
    const text = `${'see [the page. Of it][c], and [c]: '.repeat(120)}\n\n[c]: /learn/consensus`;
    const blocks = stream(
      text,
      Array.from({length: 900}, () => 5),
    );
    expect(blocks.settled.length).toBeGreaterThan(2);
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
  });

  it('lets a long paragraph go on after the last sentence before markup that nobody closes', () => {
    const plain = 'A sentence of words. '.repeat(60);
    const blocks = stream(
      `${plain}An *emphasis, ${'which goes on. And on. '.repeat(30)}`,
      Array.from({length: 400}, () => 7),
    );
    const settled = blocks.settled.map(({text}) => text).join('');
    expect(settled.length).toBeGreaterThan(plain.length - 200);
    expect(plain.startsWith(settled)).toBe(true);
  });

  it.each([
    ['quote', '> A sentence.\n>\n> - and one\n> - and two\n>\n'],
    ['table', row],
    ['table without outer bars', '[Mainnet](/learn) | --`0.6` s\n--flag | *x*\n'],
    ['block of code', '~~~\n  let a = 1;\n\n# no heading\n'],
  ])('keeps a %s in one block, which its end settles', (_, part) => {
    const head = part.includes('|') ? '| Network | Round |\n| --- | --- |\n' : '';
    const block = `${head}${part.startsWith('~') ? `${part}${part.slice(4).repeat(99)}~~~\n` : part.repeat(100)}\n`;
    const text = `Before.\n\n${block}After.`;
    const blocks = stream(
      text,
      Array.from({length: 800}, () => 7),
    );
    expect(blocks).toEqual({
      ...noBlocks,
      settled: [{text: 'Before.\n\n'}, {text: block}],
      open: {text: 'After.'},
    });
    expect(childrenOf(blocks)).toEqual(treeOf(text).children);
  });

  it('settles nothing while the one item of a list grows', () => {
    const text = `- An item:\n${'  and another line of it\n'.repeat(80)}`;
    expect(
      stream(
        text,
        Array.from({length: 200}, () => 10),
      ),
    ).toEqual({...noBlocks, open: {text}});
  });

  it('reads links by reference the same apart as together, in 2 000 texts of scraps', () => {
    const scrap = fc.constantFrom(
      'a b. ',
      '[a]',
      '[b][A]',
      '\n\n[a]: b\n',
      '\n\n- [b]: <c d> "e"\n',
      '\n\n> [a]: f\n',
      '\n\n',
      '\n',
      '- ',
      '> ',
      '*',
    );
    fc.assert(
      fc.property(
        fc.array(scrap, {maxLength: 40}),
        fc.array(fc.integer({min: 1, max: 9}), {maxLength: 40}),
        (scraps, lengths) => {
          const text = scraps.join('');
          const blocks = stream(text, lengths);
          expect(textOf(blocks)).toBe(text);
          expect(childrenOf(blocks)).toEqual(treeOf(text).children);
        },
      ),
      {numRuns: 2000, seed: 20261122},
    );
  });

  const noted = [
    'A note[^1], and another[^b].\n\n- item[^1]\n- and [^none]\n\n',
    '[^1]: Here, see [one].\n\n    And here.\n\n',
    '| [^b] |\n| - |\n\n[^B]: There[^1].\n[^unused]: No.\n\n[one]: /learn\n',
  ].join('');

  it('reads references to notes the same apart as together, at every length', () => {
    let blocks = noBlocks;
    for (let end = 1; end <= noted.length; end++) {
      const text = noted.slice(0, end);
      blocks = advanceBlocks(blocks, text);
      expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    }
    expect(blocks.settled.length).toBeGreaterThan(3);
    expect(textOfNotes(definitionsOf(blocks))).toBe(
      '[^1] [^B] [^unused]\n\n[^1]: Here, see [one].\n\n    And here.\n\n[^B]: There[^1].\n\n[^unused]: No.\n\n',
    );
  });

  it('has no text of notes without any', () => {
    expect(textOfNotes(['[one]: </learn>\n'])).toBe('');
  });

  const linked = [
    '[Before]: /learn/sharding "A \\"title\\""\n[before]: /second\n\n',
    'See [one][before], [BEFORE], [two][after  it] and [three].\n\n- [item][before]\n- [later]\n\n',
    '| [cell][before] |\n| - |\n| [later] |\n\n> [quoted][before]\n>\n> [in quote]: <a b>\n\n',
    '```\n[three]: /no-definition\n```\n\n',
    '- An item\n\n  [later]: /in-an-item\n\n',
    'See [in quote] and [this].\n\n[After\n  it]: https://example.org/a_(b)\n  (Title)\n[this]: <#there> \n',
  ].join('');

  it('reads links by reference the same apart as together, wherever they are defined, at every length', () => {
    let blocks = noBlocks;
    for (let end = 1; end <= linked.length; end++) {
      const text = linked.slice(0, end);
      blocks = advanceBlocks(blocks, text);
      expect(childrenOf(blocks)).toEqual(treeOf(text).children);
    }
    expect(blocks.settled.length).toBeGreaterThan(6);
  });

  it('begins anew with another text', () => {
    const blocks = advanceBlocks(noBlocks, 'One\n\nTwo\n\nThree');
    expect(advanceBlocks(blocks, 'Other')).toEqual({...noBlocks, open: {text: 'Other'}});
    expect(advanceBlocks(blocks, '')).toEqual(noBlocks);
  });
});

describe('longTable', () => {
  const head = '| a | b |\n| --- | :-: |\n';
  const rows = Array.from({length: 90}, (_, index) => `| ${index} | a row of the table |`);

  it.each([
    ['with outer bars', head, rows],
    ['without outer bars', 'a | b\n--- | :-:\n', rows.map((line) => line.slice(2, -2))],
    ['with words in a row', head, rows.map((line, index) => (index % 9 === 5 ? 'Words.' : line))],
  ])('%s reads the same in pieces as in one', (_, head, rows) => {
    const text = `${head}${rows.join('\n')}\n\n`;
    const table = longTable(text)!;
    expect(table.head).toBe(head);
    expect(table.columns).toEqual([3, 18]);
    const cells = (markdown: string) =>
      treeOf(markdown).children.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []));
    expect(table.pieces.flatMap((piece) => cells(table.head + piece))).toEqual(cells(text));
  });

  it.each([
    ['is short', head + rows[0]],
    ['begins with other words', `Before:\n${head}${rows.join('\n')}`],
    ['has a row that begins like another block', `${head}${rows.join('\n')}\n- 1 | 2`],
    ['has no bar in its rule', `a\n---\n${rows.join('\n')}`],
    ['goes on as something else', `${head}${rows.join('\n')}\n\nAfter.`],
    ['has no head', rows.join('\n')],
    ['has a head of other columns', `| a | b |\n| --- |\n${rows.join('\n')}`],
  ])('leaves alone what %s', (_, text) => {
    expect(longTable(text)).toBeUndefined();
  });
});

describe('splitJoined', () => {
  it.each([
    ['- one\n- two\n', ['- one\n- two\n', '']],
    ['- one\n  more\nlazy\n\n  still\n', ['- one\n  more\nlazy\n\n  still\n', '']],
    ['- one\n  1. two\n     - three\n- four\n', ['- one\n  1. two\n     - three\n- four\n', '']],
    ['-   one\n  1. other\n', ['-   one\n', '  1. other\n']],
    ['  - one\n  1. other\n', ['  - one\n', '  1. other\n']],
    ['- one\n* other\n', ['- one\n', '* other\n']],
    ['- one\n- - -\n', ['- one\n', '- - -\n']],
    ['3. one\n4. two\n\nAfter.', ['3. one\n4. two\n\n', 'After.']],
    ['3. one\n4) two', ['3. one\n', '4) two']],
    ['A sentence. And\nanother.', ['A sentence. And\nanother.', '']],
    ['A sentence.\n\nAfter.', ['A sentence.\n\n', 'After.']],
    ['A sentence.\n- a list', ['A sentence.\n', '- a list']],
    ['', ['', '']],
  ])('of %j is %j', (text, expected) => {
    expect(splitJoined(text)).toEqual(expected);
  });
});

describe('quotedText', () => {
  it.each([
    ['> a\n>b\n>\n>   c\n\n', 'a\nb\n\n  c\n'],
    ['> > a', '> a'],
    ['> a\nlazy', undefined],
    ['> \ta', undefined],
    ['a', undefined],
  ])('of %j is %j', (text, expected) => {
    expect(quotedText(text)).toBe(expected);
  });
});

it('reads a quote that grows as a text that grows', () => {
  const text = '> A sentence. \n>\n> - and `one`\n>   more\n\n';
  let before = '';
  for (let end = 1; end <= text.length; end++) {
    const quoted = quotedText(text.slice(0, end)) ?? '';
    expect(quoted.startsWith(before)).toBe(true);
    before = quoted;
  }
});

describe('fenceOf', () => {
  it.each([
    ['```rust\nfn main() {', {language: 'rust', code: 'fn main() {', isClosed: false, end: 19}],
    ['~~~\na\n```\n', {language: undefined, code: 'a\n```\n', isClosed: false, end: 10}],
    ['````md title="x"\n```\n', {language: 'md', code: '```\n', isClosed: false, end: 21}],
    ['```rust\na\n```\nb', {language: 'rust', code: 'a\n', isClosed: true, end: 14}],
    ['  ```\n   a\n b\n  ```', {language: undefined, code: ' a\nb\n', isClosed: true, end: 19}],
    ['```\n```', {language: undefined, code: '', isClosed: true, end: 7}],
    ['```rust', undefined],
    ['```a`b\nc', undefined],
    ['text\n```\n', undefined],
  ])('of %j is %j', (text, expected) => {
    expect(fenceOf(text)).toEqual(expected);
  });
});

describe('a long item', () => {
  const words = 'A **validator** signs blocks. '.repeat(20).trimEnd();

  it.each([
    [`- ${words}`, {held: words}],
    [`* ${words}\n`, {held: `${words}\n`}],
    [`7) ${words}`, {held: words, number: 7}],
    [`- ${words}\n  goes on`, {held: `${words}\ngoes on`}],
    [`- 1. ${words}`, {held: `1. ${words}`}],
    [
      `10. # ${words}\n\n      - more\n \n    end\n  `,
      {held: `# ${words}\n\n  - more\n \nend\n`, number: 10},
    ],
  ])('is what it holds (%#)', (text, item) => expect(longItem(text)).toEqual(item));

  it.each([
    '- short',
    `- ${words}\n- another`,
    `- ${words}\ngoes on`,
    `- ${words}\n\n  \tin a tab`,
    `- ${words}[^1]\n\n  [^1]: A note.`,
    `-      ${words}`,
    `- - -\n${words}`,
    `- [ ] ${words}`,
    `- [x] ${words}`,
    words,
  ])('is no other text (%#)', (text) => expect(longItem(text)).toBeUndefined());
});
