import {closestRoutes, sharesWords} from '@site/src/search/suggestions/closestRoutes';

const routes = [
  '/learn/sharding',
  '/learn/consensus',
  '/tokens/intro',
  '/tokens/fungible-tokens',
  '/tokens/nft-tokens/manage',
  '/validators/overview',
  '/validators/staking',
  '/wallet/overview',
];

describe('closestRoutes', () => {
  it.each([
    ['/learn/shardng', '/learn/sharding'],
    ['/technology/Sharding/', '/learn/sharding'],
    ['/learn/sharding.html', '/learn/sharding'],
    ['/tokens/fungible_tokens', '/tokens/fungible-tokens'],
    ['/staking', '/validators/staking'],
    ['/validator/overview', '/validators/overview'],
    ['/nft', '/tokens/nft-tokens/manage'],
    ['/lern', '/learn/sharding'],
  ])('suggests first for %s: %s', (path, route) => {
    expect(closestRoutes(path, routes)[0]).toBe(route);
  });

  it.each(['/no/such/page/', '/wp-login.php', '/xyz/overview', '/asdf', '/', '/%E0%A4%A'])(
    'suggests nothing for %s, which resembles no route',
    (path) => {
      expect(closestRoutes(path, routes)).toEqual([]);
    },
  );

  it('suggests only similar routes, not their siblings', () => {
    expect(closestRoutes('/learn/shardng/', routes)).toEqual(['/learn/sharding']);
  });

  it('compares a long path by its end', () => {
    expect(closestRoutes(`/${'old-'.repeat(5000)}/learn/shardng`, routes)).toEqual(['/learn/sharding']);
    expect(closestRoutes(`/${'a'.repeat(20_000)}`, routes)).toEqual([]);
  });
});

describe('sharesWords', () => {
  it.each([
    ['/docs/run-a-node', 'Run a node', true],
    ['/docs/smart_contracts.html', 'A smart contract in Rust', true],
    ['/no/such/page', 'The page of a validator', false],
    ['/node', 'The final code', false],
    ['/docs/issue-nft', 'Issue a token', false],
  ])('returns for %s and "%s": %p', (path, text, expected) => {
    expect(sharesWords(path, text)).toBe(expected);
  });
});
