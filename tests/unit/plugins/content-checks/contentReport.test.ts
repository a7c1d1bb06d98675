import {contentReport} from '@site/plugins/content-checks/contentReport';
import type {Verified} from '@site/plugins/remark-samples/verification';
import {pageOf, pageWith} from '@site/tests/support/contentSite';

const contracts = {
  folder: 'samples/contracts',
  toolchain: 'rust',
  hash: '',
  date: '2026-11-20',
  tools: {},
} as const;
const verified: Verified = {contracts: {...contracts, result: 'passed'}};

const sharding = pageWith(
  [
    'Two shards, `add` and one.',
    '```rust file=samples/contracts/a.rs\n```',
    '```go unverified="why"\nx\n```',
    '```json\n{}\n```',
    '```mermaid title="A" description="B"\nflowchart LR\n```',
  ].join('\n\n'),
);
const old = pageOf(
  '---\ntitle: Old\nchecked: "v1, 2026-04"\n---\n\nText.',
  'docs/validators/staking/staking.mdx',
);
const today = new Date('2026-11-20T00:00:00Z');

describe('contentReport', () => {
  it('returns counts for each section and in total', () => {
    const code = {codeBlocks: 3, checkedBlocks: 2, verifiedBlocks: 1, diagrams: 1};
    const none = {codeBlocks: 0, checkedBlocks: 0, verifiedBlocks: 0, diagrams: 0};
    expect(contentReport([sharding, old], {verified, today})).toEqual({
      learn: {pages: 1, words: 5, ...code, stale: 0},
      validators: {pages: 1, words: 1, ...none, stale: 1},
      total: {pages: 2, words: 6, ...code, stale: 1},
    });
  });

  it.each([
    ['2026-11', 0],
    ['2026-05', 0],
    ['2026-04', 1],
    ['2025-11', 1],
  ])('with a check from %s, counts %i stale pages', (month, stale) => {
    const page = pageOf(`---\nchecked: "v1, ${month}"\n---\n`);
    expect(contentReport([page], {verified, today}).total).toMatchObject({stale});
  });

  it('does not count a sample whose project failed', () => {
    const failed: Verified = {contracts: {...contracts, result: 'failed'}};
    expect(contentReport([sharding], {verified: failed, today}).total).toMatchObject({
      verifiedBlocks: 0,
    });
  });
});
