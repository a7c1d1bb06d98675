import {fillTree} from '@site/plugins/corpus/buildCorpus';
import {plainTree} from '@site/plugins/corpus/plainTree';
import {sectionsOf, type PageSection} from '@site/plugins/corpus/sectionsOf';
import {parseMarkdown} from '@site/plugins/shared/markdown';
import {renderPassages} from '@site/src/retrieval/answers/renderPassages';
import {plainOf} from '@site/src/retrieval/text/markedText';

async function read(source: string): Promise<PageSection[]> {
  return sectionsOf(
    plainTree(await fillTree(parseMarkdown(source, 'docs/page.mdx'), 'docs/page.mdx')),
    '/page',
  );
}

async function textOf(source: string): Promise<string> {
  return (await read(source)).map(textOfSection).join('\n');
}

/** Returns the text of a section without its code, one passage per line. */
function textOfSection({passages}: PageSection): string {
  return passages
    .filter(({kind}) => kind !== 'code')
    .map(({text}) => plainOf(text))
    .join('\n');
}

function markdownOf({passages}: PageSection): string {
  return renderPassages(passages, [...passages.keys()]);
}

describe('sectionsOf', () => {
  it('splits a page at its headings, and returns the anchor and heading path of each section', async () => {
    const sections = await read(
      [
        '---\ntitle: Page\n---\n\nFirst words.',
        '## One {/* #first */}\n\nText one.',
        '### Two\n\nText two.',
        '#### Three of `it`\n\nText three.',
        '##### Too deep\n\nText four.',
        '## Four\n\nText five.',
      ].join('\n\n'),
    );
    expect(sections.map((section) => [section.anchor, section.path, textOfSection(section)])).toEqual([
      ['', [], 'First words.'],
      ['first', ['One'], 'Text one.'],
      ['two', ['One', 'Two'], 'Text two.'],
      ['three-of-it', ['One', 'Two', 'Three of it'], 'Text three.\nToo deep\nText four.'],
      ['four', ['Four'], 'Text five.'],
    ]);
  });

  it('gives headings of the same text different anchors, as the site does', async () => {
    const sections = await read('## Errors\n\n## Errors\n\n## Errors');
    expect(sections.map(({anchor}) => anchor)).toEqual(['', 'errors', 'errors-1', 'errors-2']);
  });

  it('fills in facts, also in headings', async () => {
    const [, section] = await read('## A key of :fact[address-length]{unit}\n\nOf :fact[coin-type].');
    expect([section!.path, textOfSection(section!)]).toEqual([['A key of 32 bytes'], 'Of 508.']);
  });

  it('keeps the setup of a sample apart from its code', async () => {
    const [section] = await read('```ts file=samples/sdk-js/src/tokens/items.ts#nonce\n```');
    expect(section?.passages).toEqual([
      {
        kind: 'code',
        language: 'ts',
        text: expect.stringMatching(/^export function nonceOf/),
        setup: {before: expect.stringMatching(/^import .*\n\n$/s), after: '', indent: ''},
      },
    ]);
  });

  it('fills in samples', async () => {
    const [section] = await read('```rust file=samples/contracts/adder/src/adder.rs\n```');
    expect(section?.passages).toEqual([
      {kind: 'code', language: 'rust', text: expect.stringContaining('fn sum(&self)')},
    ]);
  });

  it('keeps code separate from text, with its title as a label', async () => {
    const [section] = await read(
      'Call it:\n\n```bash title="Deploy" unverified="output"\nmxpy deploy\n```\n\nDone.',
    );
    expect(section).toEqual({
      anchor: '',
      path: [],
      passages: [
        {kind: 'paragraph', text: 'Call it:'},
        {kind: 'label', text: 'Deploy'},
        {kind: 'code', language: 'bash', text: 'mxpy deploy'},
        {kind: 'paragraph', text: 'Done.'},
      ],
    });
  });

  it("includes a diagram's title and description, but not its source", async () => {
    const [section] = await read(
      '```mermaid title="Flow" description="A leads to B."\nflowchart LR\n  A --> B\n```',
    );
    expect(section?.passages).toEqual([{kind: 'paragraph', text: 'Flow: A leads to B.'}]);
  });

  it('marks passages that depend on the preceding block', async () => {
    const [section] = await read(
      'A block is final.\n\nIt stays.\n\nRun these:\n\n- one\n- two\n\nShards split.',
    );
    expect(section?.passages.map(({text, isDependent}) => [text, isDependent])).toEqual([
      ['A block is final.', undefined],
      ['It stays.', true],
      ['Run these:', undefined],
      ['one', true],
      ['two', undefined],
      ['Shards split.', undefined],
    ]);
  });

  it('turns links within the page into links to its route', async () => {
    const [section] = await read('See [the table](#epochs).');
    expect(markdownOf(section!)).toBe('See [the table](/page#epochs).');
  });

  it.each([
    ['a list', '- one\n- two', 'one\ntwo'],
    ['a table', '| Name | Value |\n| --- | --- |\n| `a` | **1** |', 'Name · Value\na · 1'],
    ['links and emphasis', 'See [the **page**](https://multiversx.com).', 'See the page.'],
    ['a picture', '![Two shards](https://multiversx.com/a.png)', 'Two shards'],
    ['maths', 'With $2^8$ shards.', 'With 2^8 shards.'],
    ['a brace', "An object {'{'}a{'}'}.", 'An object {a}.'],
    ['a comment', 'Before {/* secret */} after.', 'Before after.'],
    ['a break', 'One<br/>two', 'One two'],
    ['a colon', 'At 10:30 and key:value.', 'At 10:30 and key:value.'],
    [
      'tabs',
      '<Tabs>\n<TabItem value="ts" label="TypeScript">\nUse it.\n</TabItem>\n</Tabs>',
      'TypeScript\nUse it.',
    ],
    ['steps', '<Steps>\n\n1. Open it\n2. Close it\n\n</Steps>', 'Open it\nClose it'],
    ['key facts', '<KeyFacts>\n\n- **Round**: short\n\n</KeyFacts>', 'Round: short'],
    ['details', '<Details summary="More">\n\nHidden.\n\n</Details>', 'More\nHidden.'],
    ['HTML details', '<details>\n<summary>More</summary>\n\nHidden.\n\n</details>', 'More\nHidden.'],
    ['an endpoint', '<Endpoint method="GET" path="/network/config" />', 'GET /network/config'],
    ['a tool', '<AmountTool value="1" />', 'Tool: Amount converter'],
    ['a file tree', '<FileTree>\n\n- src\n  - lib.rs\n\n</FileTree>', 'src\nlib.rs'],
    [
      'cards',
      '<Cards>\n<Card title="Learn" href="/learn/sharding">Read\nit.</Card>\n<Card title="Build">Do it.</Card>\n</Cards>',
      'Learn: Read it.\nBuild: Do it.',
    ],
    [
      'elements on one line',
      '<TabItem value="ts" label="TypeScript">Use it.</TabItem>',
      'TypeScript\nUse it.',
    ],
    ['an admonition', ':::warning[Keep it]\n\nOr lose it.\n\n:::', 'Warning: Keep it\nOr lose it.'],
    ['an untitled admonition', ':::tip\n\nTry it.\n\n:::', 'Tip\nTry it.'],
  ])('turns %s into text', async (_, source, text) => {
    expect(await textOf(source)).toBe(text);
  });

  it('turns a term into its text', async () => {
    expect(await textOf('A <Term id="shard">shard</Term> works.')).toBe('A shard works.');
  });

  it('finds headings inside of components', async () => {
    const sections = await read('<Steps>\n\n### Install\n\nGet it.\n\n### Run\n\nStart it.\n\n</Steps>');
    expect(sections.map((section) => [section.anchor, textOfSection(section)])).toEqual([
      ['', ''],
      ['install', 'Get it.'],
      ['run', 'Start it.'],
    ]);
  });

  it('converts components to Markdown, and keeps links and emphasis', async () => {
    const [section] = await read(
      '<Cards>\n<Card title="Sharding" href="/learn/sharding">How *it* works.</Card>\n</Cards>\n\n:::note\n\nSee [it](/learn/sharding#why).\n\n:::',
    );
    expect(markdownOf(section!)).toBe(
      '- [Sharding](/learn/sharding): How *it* works.\n\n> **Note**\n>\n> See [it](/learn/sharding#why).',
    );
  });
});
