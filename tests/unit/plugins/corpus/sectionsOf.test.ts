import {fillTree, parseSource} from '@site/plugins/corpus/parseTree';
import {sectionsOf, type PageSection} from '@site/plugins/corpus/sectionsOf';

async function read(source: string): Promise<PageSection[]> {
  return sectionsOf(await fillTree(parseSource(source, 'docs/page.mdx'), 'docs/page.mdx'));
}

async function textOf(source: string): Promise<string> {
  return (await read(source)).map(({text}) => text).join('\n');
}

describe('sectionsOf', () => {
  it('cuts a page at its headings, and knows the anchors and headings above each', async () => {
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
    expect(sections.map(({anchor, path, text}) => [anchor, path, text])).toEqual([
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
    expect(section).toMatchObject({path: ['A key of 32 bytes'], text: 'Of 508.'});
  });

  it('fills in samples', async () => {
    const [section] = await read('```rust file=samples/contracts/adder/src/adder.rs\n```');
    expect(section?.code).toContain('fn sum(&self)');
    expect(section?.markdown).toMatch(/^```rust\n[\s\S]+\n```$/);
  });

  it('keeps code, with its title as its caption, apart from text', async () => {
    const [section] = await read(
      'Call it:\n\n```bash title="Deploy" unverified="output"\nmxpy deploy\n```\n\nDone.',
    );
    expect(section).toEqual({
      anchor: '',
      path: [],
      markdown: 'Call it:\n\n```bash title="Deploy"\nmxpy deploy\n```\n\nDone.',
      text: 'Call it:\nDeploy\nDone.',
      code: 'mxpy deploy',
    });
  });

  it('says what a diagram shows, and keeps its source for those who read Markdown', async () => {
    const [section] = await read(
      '```mermaid title="Flow" description="A leads to B."\nflowchart LR\n  A --> B\n```',
    );
    expect(section?.text).toBe('Flow: A leads to B.');
    expect(section?.code).toBe('');
    expect(section?.markdown).toBe('Flow: A leads to B.\n\n```mermaid\nflowchart LR\n  A --> B\n```');
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

  it('turns a term into its words', async () => {
    expect(await textOf('A <Term id="shard">shard</Term> works.')).toBe('A shard works.');
  });

  it('finds headings inside of components', async () => {
    const sections = await read('<Steps>\n\n### Install\n\nGet it.\n\n### Run\n\nStart it.\n\n</Steps>');
    expect(sections.map(({anchor, text}) => [anchor, text])).toEqual([
      ['', ''],
      ['install', 'Get it.'],
      ['run', 'Start it.'],
    ]);
  });

  it('gives Markdown that reads like the page, with links and without components', async () => {
    const [section] = await read(
      '<Cards>\n<Card title="Sharding" href="/learn/sharding">How *it* works.</Card>\n</Cards>\n\n:::note\n\nSee [it](/learn/sharding#why).\n\n:::',
    );
    expect(section?.markdown).toBe(
      '- [Sharding](/learn/sharding): How _it_ works.\n\n> **Note**\n>\n> See [it](/learn/sharding#why).',
    );
  });
});
