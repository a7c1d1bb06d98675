import {findTypedFacts} from '@site/plugins/content-checks/findTypedFacts';
import type {FactRegistry} from '@site/src/facts/registry';
import {pageOf} from '@site/tests/support/contentSite';

const source = {repository: 'owner/name', file: 'file', version: '1'};
const shared = {source};
const registry: FactRegistry = {
  'node-price': {...shared, value: 2_500, unit: 'EGLD'},
  'unjail-cost': {...shared, value: 2.5, unit: 'EGLD'},
  'min-gas-limit': {...shared, value: 50_000n, unit: 'gas'},
  'guardian-extra-gas': {...shared, value: 50_000n, unit: 'gas'},
  'rounds-per-epoch': {...shared, value: 14_400, unit: 'rounds'},
  'veto-threshold': {...shared, value: 33, unit: '%', distinctive: true},
  'shard-count': {...shared, value: 4, unit: 'shards', distinctive: true},
  'round-duration': {...shared, value: 6, unit: 'seconds'},
  'block-overestimation': {...shared, value: 200, unit: '%', distinctive: false},
  'andromeda-epoch': {...shared, value: 1763, format: 'plain'},
  'version-sdk-core': {...shared, value: '15.4.0'},
};

function figuresOf(markdown: string): [string, number][] {
  return findTypedFacts(pageOf(markdown).prose, registry).map(({figure, line}) => [figure, line]);
}

describe('findTypedFacts', () => {
  it.each([
    ['2,500 EGLD', '2,500 EGLD'],
    ['2500 EGLD', '2500 EGLD'],
    ['2 500 EGLD', '2 500 EGLD'],
    ['2_500 EGLD', '2_500 EGLD'],
    ['**2,500** EGLD', '2,500'],
    ['2.5 EGLD', '2.5 EGLD'],
    ['50,000 gas', '50,000 gas'],
    ['14,400', '14,400'],
    ['four in 4 shards', '4 shards'],
    ['a 4-shard network', '4-shard'],
    ['a veto of 33%', '33%'],
    ['since epoch 1763.', '1763'],
    ['release v15.4.0.', '15.4.0'],
  ])('finds the figure of %p', (markdown, figure) => {
    expect(figuresOf(markdown)).toEqual([[figure, 1]]);
  });

  it.each([
    '3 tokens',
    '4 accounts',
    '50,000 accounts',
    '12,500 EGLD',
    '2,500.75 EGLD',
    '2,500,000 EGLD',
    '2.55 EGLD',
    '133%',
    '6 seconds',
    '15.4.0.1',
    '0x2500',
    'A-2500',
    ':fact[node-price]{unit}',
    '`2,500 EGLD`',
    '```text\n2,500 EGLD\n```',
    '[the price](/nodes/2500)',
    '<Amount value="2500" />',
  ])('ignores %p', (markdown) => {
    expect(figuresOf(markdown)).toEqual([]);
  });

  it('returns the line in the page and every fact that matches the figure', () => {
    const page = '# Title\n\nFirst.\nSecond: 50,000 gas.\n\n| cost |\n| --- |\n| 2,500 EGLD |\n';
    expect(findTypedFacts(pageOf(page).prose, registry)).toEqual([
      {figure: '50,000 gas', line: 4, names: ['min-gas-limit', 'guardian-extra-gas']},
      {figure: '2,500 EGLD', line: 8, names: ['node-price']},
    ]);
  });
});
