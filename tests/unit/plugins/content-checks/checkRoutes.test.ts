import {
  checkLostRoutes,
  checkRecordedRoutes,
  checkSidebar,
  recordedRoutes,
} from '@site/plugins/content-checks/checkRoutes';
import {pageWith, siteWith} from '@site/tests/support/contentSite';

const sharding = pageWith('Text.', 'docs/learn/sharding.mdx');
const staking = pageWith('Text.', 'docs/validators/staking/staking.mdx');
const stray = pageWith('Text.', 'docs/learn/stray.mdx');
const redirects = [{from: '/learn/shards', to: '/learn/sharding'}];

describe('routes', () => {
  it('reports a published route without a page or a redirect', () => {
    const published = new Set(['/learn/sharding', '/learn/shards', '/search', '/learn/epochs']);
    expect(checkLostRoutes(siteWith([sharding], {published, redirects}))).toEqual([
      {
        file: 'src/config/routes.json',
        line: 1,
        message:
          'the published route /learn/epochs no longer exists; restore its page, or redirect it in src/config/redirects.ts',
      },
    ]);
  });

  it("reports a route that isn't recorded", () => {
    const site = siteWith([sharding, staking], {published: new Set(['/learn/sharding'])});
    expect(checkRecordedRoutes(site)).toEqual([
      {
        file: 'docs/validators/staking/staking.mdx',
        line: 1,
        message:
          "the route /validators/staking isn't recorded in src/config/routes.json; run npm run routes:update",
      },
    ]);
  });

  it('are only added to the record, never removed', () => {
    const site = siteWith([staking], {published: new Set(['/learn/sharding'])});
    expect(recordedRoutes(site)).toEqual(['/learn/sharding', '/validators/staking']);
  });
});

describe('the sidebar', () => {
  it('must list every page, except those that are left out on purpose', () => {
    const sidebar = {listed: new Set(['/learn/sharding']), leftOut: new Set(['/validators/staking'])};
    const site = siteWith([sharding, staking, stray], {sidebar});
    expect([sharding, staking].flatMap((page) => checkSidebar(page, site))).toEqual([]);
    expect(checkSidebar(stray, site)).toEqual([
      {
        line: 1,
        message:
          "the page isn't in the sidebar; add 'learn/stray' to sidebars.ts, in the group where readers will look for it (or its route to src/config/routesNotInSidebar.ts, if readers should only find it by links and search)",
      },
    ]);
  });
});
