import {closestRoutes} from '@site/src/search/closestRoutes';

const routes = [
  '/learn/sharding',
  '/learn/consensus',
  '/tokens/intro',
  '/tokens/fungible-tokens',
  '/validators/staking',
];

describe('closestRoutes', () => {
  it.each([
    ['/learn/shardng', '/learn/sharding'],
    ['/technology/Sharding/', '/learn/sharding'],
    ['/learn/sharding.html', '/learn/sharding'],
    ['/tokens/fungible_tokens', '/tokens/fungible-tokens'],
    ['/staking', '/validators/staking'],
  ])('suggests for %s first %s', (path, route) => {
    expect(closestRoutes(path, routes)[0]).toBe(route);
  });

  it('suggests nothing for a path like none', () => {
    expect(closestRoutes('/wp-login.php', routes)).toEqual([]);
    expect(closestRoutes('/', routes)).toEqual([]);
    expect(closestRoutes('/%E0%A4%A', routes)).toEqual([]);
  });
});
