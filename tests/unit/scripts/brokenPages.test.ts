import {makeFolder} from '@site/tests/support/folder';
import {runScript} from '@site/tests/support/runScript';

/** A page that shows a sample, a fact, a diagram and data, from line 8 on. */
const body = `The least that a transaction costs is :fact[min-gas-limit] gas.

\`\`\`rust file=samples/contracts/adder.rs#add
\`\`\`

\`\`\`mermaid title="A transfer" description="The sender's shard takes the value, and the receiver's adds it."
flowchart LR
  A[Sender] --> B[Receiver]
\`\`\`

\`\`\`json
{"nonce": 7}
\`\`\`
`;

const page = `---
title: Sharding
description: How the network splits state, transactions and validators into shards, and who moves when.
kind: concept
checked: "mx-chain-go v1.11.5, 2026-11"
---

${body}`;

const sample = '// #region add\nfn add() {}\n// #endregion add\n';
const contracts = {name: 'contracts', folder: 'samples/contracts', toolchain: 'rust'} as const;

/** A project with a valid page; `changes` adds or replaces files. */
function projectWith(changes: Record<string, string> = {}): Record<string, string> {
  const files = Object.keys({'docs/learn/sharding.mdx': page, ...changes});
  const routes = files.flatMap((file) => /^docs(?<route>\/.+)\.mdx$/.exec(file)?.groups?.route ?? []);
  return {
    'docs/learn/sharding.mdx': page,
    'samples/contracts/adder.rs': sample,
    'samples/projects.json': JSON.stringify([contracts]),
    'src/config/routes.json': JSON.stringify({published: routes}),
    'cspell.json': JSON.stringify({version: '0.2', language: 'en', dictionaries: ['en_us']}),
    'project-words.txt': '',
    ...changes,
  };
}

/** Changes that break a page, by page name: `from` is replaced by `to`, and the reported problem starts with `says`. */
const breaks: Record<string, {from: string; to: string; says: string}> = {
  'data-block': {
    from: '{"nonce": 7}',
    to: '{"nonce": 7,}',
    says: "19: the json block doesn't parse: Expected double-quoted property name; correct it",
  },
  'diagram-line': {
    from: 'A[Sender] --> B',
    to: 'A[Sender] => B',
    says: '15: the drawing would omit B, Receiver of "A[Sender] => B[Receiver]": correct it',
  },
  'diagram-words': {
    from: ` description="The sender's shard takes the value, and the receiver's adds it."`,
    to: '',
    says: '13: the diagram has no description: write description="…" after the word mermaid',
  },
  'fact-name': {
    from: ':fact[min-gas-limit]',
    to: ':fact[minimal-gas-limit]',
    says: '8: Expected the name of a registered fact, found "minimal-gas-limit" (closest: min-gas-limit, ',
  },
  'fact-typed': {
    from: ':fact[min-gas-limit] gas',
    to: '50,000 gas',
    says: '8: "50,000 gas" is typed by hand, but it is a registered fact; write :fact[min-gas-limit]',
  },
  'region-name': {
    from: 'adder.rs#add',
    to: 'adder.rs#sum',
    says: '10: expected the region "sum" in samples/contracts/adder.rs, it has add; correct file=',
  },
  'sample-moved': {
    from: 'samples/contracts/adder.rs',
    to: 'samples/contracts/sum.rs',
    says: '10: expected the sample samples/contracts/sum.rs, found no such file; samples/contracts/ contains adder.rs; correct file=',
  },
};

/** Runs `npm run check:content` in the project. */
function checkContent(changes: Record<string, string> = {}): {problems: string[]; status: number | null} {
  const {directory, remove} = makeFolder(projectWith(changes));
  const {stderr, status} = runScript('checkContent.ts', ['--project', directory]);
  remove();
  return {problems: stderr.split('\n').filter((line) => line !== ''), status};
}

describe('npm run check:content', () => {
  it('fails for each broken page, reports the place and the fix, and accepts the valid page', () => {
    const broken = Object.entries(breaks).map(([name, {from, to}]) => {
      expect(page).toContain(from);
      return [`docs/learn/${name}.mdx`, page.replace(from, to)];
    });
    const expected = Object.entries(breaks).map(([name, {says}]) => `docs/learn/${name}.mdx:${says}`);
    const {problems, status} = checkContent(Object.fromEntries(broken) as Record<string, string>);
    const found = problems.map((problem, index) => problem.slice(0, expected[index]?.length));
    expect(found).toEqual(expected);
    expect(status).toBe(1);
  }, 120_000);
});
