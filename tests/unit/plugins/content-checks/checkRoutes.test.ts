import {
  checkLostHeadings,
  checkLostRoutes,
  checkRecorded,
  checkSidebar,
  recordOf,
} from '@site/plugins/content-checks/checkRoutes';
import {formerLinksOf, pageWith, siteWith} from '@site/tests/support/contentSite';

const sharding = pageWith('## When {/* #when */}\n\n## Who {/* #who */}\n', 'docs/learn/sharding.mdx');
const staking = pageWith('Text.', 'docs/validators/staking/staking.mdx');
const stray = pageWith('Text.', 'docs/learn/stray.mdx');
const redirects = [{from: '/learn/shards', to: '/learn/sharding'}];

/** Returns routes with the ids of their headings. */
function publishedOf(headings: Record<string, string[]>) {
  return new Map(Object.entries(headings).map(([route, ids]) => [route, new Set(ids)]));
}

describe('routes', () => {
  it('reports a published route without a page or a redirect', () => {
    const published = publishedOf({
      '/learn/sharding': [],
      '/learn/shards': [],
      '/search': [],
      '/learn/epochs': [],
    });
    expect(checkLostRoutes(siteWith([sharding], {published, redirects}))).toEqual([
      {
        file: 'src/config/redirects.ts',
        line: 1,
        message:
          "the published page /learn/epochs is gone; if it moved, add ['/learn/epochs', '/its/new/route'] here first, then this check names the links to change; otherwise restore it",
      },
    ]);
  });

  it("reports a route and headings that aren't recorded", () => {
    const site = siteWith([sharding, staking], {published: publishedOf({'/learn/sharding': ['who']})});
    expect(checkRecorded(staking, site)).toEqual([
      {
        line: 1,
        message:
          "the route /validators/staking isn't recorded in src/config/routes.json; run npm run routes:update",
      },
    ]);
    expect(checkRecorded(sharding, site)).toEqual([
      {
        line: 1,
        message: "the heading id when isn't recorded in src/config/routes.json; run npm run routes:update",
      },
    ]);
  });

  it('are only added to the record with their headings, never removed', () => {
    const site = siteWith([staking, sharding], {
      published: publishedOf({'/learn/sharding': ['why', 'who'], '/learn/gone': ['where']}),
    });
    expect(recordOf(site)).toEqual({
      published: ['/learn/gone', '/learn/sharding', '/validators/staking'],
      headings: {'/learn/gone': 'where', '/learn/sharding': 'when who why'},
    });
  });
});

describe('a published heading', () => {
  const published = publishedOf({'/learn/sharding': ['when', 'how', 'why']});

  it('must be on its page, or have a new address', () => {
    const formerLinks = formerLinksOf({'/learn/sharding': {how: '/learn/sharding#who', why: '/learn/stray'}});
    expect(checkLostHeadings(sharding, siteWith([sharding], {published, formerLinks}))).toEqual([]);
    expect(checkLostHeadings(sharding, siteWith([sharding], {published}))).toEqual(
      ['how', 'why'].map((id) => ({
        line: 1,
        message: `the heading id "${id}" is gone, so old links to it open the top of the page; restore it, or add a line to former-links/learn/sharding.yaml: "${id}: /learn/sharding#its-new-id"`,
      })),
    );
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
