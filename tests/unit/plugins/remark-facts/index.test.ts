import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {parseFrontMatterWithFacts, remarkFacts} from '@site/plugins/remark-facts';
import type {FactRegistry} from '@site/src/facts/registry';
import {parseMarkdown} from '@site/plugins/shared/markdown';

const source = {repository: 'owner/name', file: 'file', version: '1'};
const registry: FactRegistry = {
  'node-price': {value: 2_500, unit: 'EGLD', source},
  'node-limit': {value: 50, unit: 'nodes', source},
  'round-duration': {value: 6, unit: 'seconds', source},
  quorum: {value: 20, unit: '%', source},
};

function textOf(markdown: string): string {
  const tree = parseMarkdown(markdown);
  remarkFacts({registry})(tree, {path: 'docs/page.mdx'});
  return toString(tree);
}

describe('remarkFacts', () => {
  it.each([
    ['A node costs :fact[node-price] EGLD.', 'A node costs 2,500 EGLD.'],
    ['A node costs :fact[node-price]{unit}.', 'A node costs 2,500 EGLD.'],
    ['The quorum is **:fact[quorum]**.', 'The quorum is 20%.'],
    ['The quorum is :fact[quorum]{unit}.', 'The quorum is 20%.'],
    ['## A round of :fact[round-duration]{unit}', 'A round of 6 seconds'],
    ['[:fact[node-price]{unit}](/economics)', '2,500 EGLD'],
    ['| price |\n| --- |\n| :fact[node-price] |', 'price2,500'],
    ['<Note>:fact[node-limit]{unit}</Note>', '50 nodes'],
    ['Write `:fact[node-price]`.', 'Write :fact[node-price].'],
    ['At 10:30 the :other[node-price] runs.', 'At 10:30 the node-price runs.'],
  ])('turns %p into %p', (markdown, text) => {
    expect(textOf(markdown)).toBe(text);
  });

  it('lists every problem of a page with its line', () => {
    const page = [
      'A :fact[node-prise] and a :fact[].',
      '',
      ':fact[node-limit]{decimals=2}, :fact[node-limit]{unit=EGLD}',
      '',
      '::fact[node-price]',
      '',
      ':::fact[node-price]',
      'text',
      ':::',
    ].join('\n');
    const run = () => remarkFacts({registry})(parseMarkdown(page), {path: path.resolve('docs/staking.mdx')});
    expect(run).toThrow(
      [
        'Expected each fact directive of docs/staking.mdx to be valid, found 6 problems (correct them):',
        '- docs/staking.mdx:1: Expected the name of a registered fact, found "node-prise" (closest: node-price, node-limit, round-duration): use one of them, or add the fact with its source in src/facts.',
        '- docs/staking.mdx:1: the name in brackets is missing: write :fact[name]',
        '- docs/staking.mdx:3: "node-limit" has {decimals="2"}: the only attribute is {unit}, without a value',
        '- docs/staking.mdx:3: "node-limit" has {unit="EGLD"}: the only attribute is {unit}, without a value',
        '- docs/staking.mdx:5: ::fact is a block directive, but facts are inline: write it with one colon, :fact[name]',
        '- docs/staking.mdx:7: :::fact is a block directive, but facts are inline: write it with one colon, :fact[name]',
      ].join('\n'),
    );
  });

  it('fills in facts in labels and diagrams, but not in the code of other fences', () => {
    const page = [
      '```mermaid title="A :fact[node-price]{unit} stake"',
      'flowchart LR',
      '  A["stake :fact[node-price]"]',
      '```',
      '```md title=":fact[quorum]"',
      ':fact[quorum]',
      '```',
      '',
      '<Details summary="Why :fact[node-limit]{unit}?" />',
    ].join('\n');
    const tree = parseMarkdown(page);
    remarkFacts({registry})(tree, {path: 'docs/page.mdx'});
    expect(tree.children).toMatchObject([
      {meta: 'title="A 2,500 EGLD stake"', value: 'flowchart LR\n  A["stake 2,500"]'},
      {meta: 'title="20%"', value: ':fact[quorum]'},
      {attributes: [{value: 'Why 50 nodes?'}]},
    ]);
  });

  it("uses the site's own facts by default", () => {
    const tree = parseMarkdown(':fact[chain-id-devnet]');
    remarkFacts()(tree, {});
    expect(toString(tree)).toBe('D');
  });
});

describe('parseFrontMatterWithFacts', () => {
  const parse = (description: string) =>
    parseFrontMatterWithFacts({
      filePath: path.resolve('docs/page.mdx'),
      fileContent: '',
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: {description, unlisted: true}, content: 'Text.'}),
    });

  it('fills in facts in the texts of the front matter, and leaves the rest unchanged', async () => {
    await expect(parse('Chain :fact[chain-id-devnet].')).resolves.toEqual({
      frontMatter: {description: 'Chain D.', unlisted: true},
      content: 'Text.',
    });
  });

  it('rejects an unknown fact with the file, the key and the closest names', async () => {
    await expect(parse('Chain :fact[chain-id-devnett].')).rejects.toThrow(
      /^docs\/page.mdx: description: .*found "chain-id-devnett" \(closest: chain-id-devnet/,
    );
  });
});
