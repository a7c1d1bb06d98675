import {fillTree} from '@site/plugins/corpus/buildCorpus';
import {markdownFile, pageMarkdown} from '@site/plugins/corpus/pageMarkdown';
import {plainTree} from '@site/plugins/corpus/plainTree';
import {parseMarkdown} from '@site/plugins/shared/markdown';

const SITE = 'https://docs.example/base/';

async function convert(...blocks: string[]): Promise<string> {
  const file = 'docs/learn/page.mdx';
  const tree = plainTree(await fillTree(parseMarkdown(blocks.join('\n\n'), file), file));
  return pageMarkdown(tree, '/learn/page', SITE);
}

describe('pageMarkdown', () => {
  it('has absolute, canonical links', async () => {
    expect(
      await convert(
        '[page](/learn/sharding#shards), [here](#part), [file](/img/logo.svg), [other](https://x.example/a), [mail](mailto:a@x.example)',
      ),
    ).toBe(
      `[page](${SITE}learn/sharding/#shards), [here](${SITE}learn/page/#part), [file](${SITE}img/logo.svg), [other](https://x.example/a), [mail](mailto:a@x.example)\n`,
    );
  });

  it('has headings without their ids', async () => {
    expect(await convert('## Of `one` {/* #first */}', '### Two')).toBe('## Of `one`\n\n### Two\n');
  });

  it('has facts filled in, and the title of code above the code', async () => {
    expect(await convert(':fact[address-length]{unit}', '```toml title="a.toml" {1}\nkey = 1\n```')).toBe(
      '32 bytes\n\n**a.toml**\n\n```toml\nkey = 1\n```\n',
    );
  });

  it('links a sample to its source', async () => {
    expect(await convert('```ts file=samples/sdk-js/src/accounts/contractOwner.ts#setup\n```')).toMatch(
      /\n```\n\nSource: <https:\/\/github\.com\/multiversx\/mx-docs\/blob\/main\/samples\/sdk-js\/src\/accounts\/contractOwner\.ts#L\d+-L\d+>\n$/,
    );
  });

  it('has the setup of a sample, or says that it is an excerpt', async () => {
    const sample = 'file=samples/sdk-js/src/tokens/items.ts#nonce';
    expect(await convert(`\`\`\`ts ${sample}\n\`\`\``)).toMatch(
      /^```ts\nimport \{DevnetEntrypoint, type TransactionOnNetwork\} from '@multiversx\/sdk-core';\n\nconst entrypoint = new DevnetEntrypoint\(\);\nconst tokens = entrypoint.createTokenManagementController\(\);\n\nexport function nonceOf\(/,
    );
    expect(await convert(`\`\`\`ts excerpt ${sample}\n\`\`\``)).toMatch(
      /^\*\*Excerpt of items.ts\*\*\n\n```ts\nexport function nonceOf\(/,
    );
  });

  it('converts components and admonitions to GitHub Flavored Markdown', async () => {
    const text = await convert(
      ':::warning[Keep it]\nMoney.\n:::',
      '<Tabs>\n<TabItem value="ts" label="TypeScript">\n\nOne.\n\n</TabItem>\n</Tabs>',
      '<Endpoint method="GET" path="/blocks" />',
      '| A | B |\n| --- | --- |\n| `x\\|y` | 2 |',
    );
    expect(text).toBe(
      '> **Warning: Keep it**\n>\n> Money.\n\n**TypeScript**\n\nOne.\n\n`GET /blocks`\n\n| A | B |\n| - | - |\n| `x\\|y` | 2 |\n',
    );
  });

  it("marks an exponent with ^, so that it doesn't read as digits of the number before it", async () => {
    expect(await convert('1 EGLD is 10<sup>18</sup> units.')).toBe('1 EGLD is 10^18 units.\n');
  });

  it('shows a diagram as its description and its source, and formulas as they are', async () => {
    expect(
      await convert(
        '```mermaid title="T" description="A to B."\nflowchart LR\n  A --> B\n```',
        '$$\nx^2\n$$',
        'Of $y$.',
      ),
    ).toBe('**T**: A to B.\n\n```mermaid\nflowchart LR\n  A --> B\n```\n\n$$\nx^2\n$$\n\nOf $y$.\n');
  });
});

describe('markdownFile', () => {
  it('starts with the title, description, canonical URL, check and deprecation of the page', () => {
    const page = {
      route: '/learn/page',
      title: 'A: page',
      description: 'About it.',
      checked: 'x v1, 2026-11',
      deprecated: true,
    };
    expect(markdownFile(page, 'Text.\n', SITE)).toBe(
      `---\ntitle: "A: page"\ndescription: About it.\ncanonical: ${SITE}learn/page/\nchecked: x v1, 2026-11\ndeprecated: true\n---\n\n# A: page\n\nAll pages: [llms.txt](${SITE}llms.txt)\n\nText.\n`,
    );
  });
});
