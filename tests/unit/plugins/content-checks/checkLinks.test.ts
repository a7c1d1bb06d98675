import {checkLinks} from '@site/plugins/content-checks/checkLinks';
import {pageOf, pageWith, siteWith} from '@site/tests/support/contentSite';

const sharding = pageWith('## Who moves {/* #who-moves */}\n\n## When {/* #when */}\n');
const site = siteWith([sharding], {
  redirects: [{from: '/learn/shards', to: '/learn/sharding'}],
  files: {'static/img/map.svg': ''},
  published: new Map([['/learn/space-vm', new Set<string>()]]),
});

function problemsOf(body: string): string[] {
  return checkLinks(pageOf(body, 'docs/learn/entities.mdx'), site).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkLinks', () => {
  it.each([
    '[Sharding](/learn/sharding)',
    '[Who moves](/learn/sharding#who-moves)',
    '[Search](/search?q=gas)',
    '[The map](/img/map.svg)',
    '[Specification](https://github.com/multiversx/mx-specs)',
    '[Start](/)',
    '<Card title="Sharding" href="/learn/sharding" icon="network">How.</Card>',
    '## Limits {/* #limits */}\n\nSee [the limits](#limits).',
  ])('accepts %p', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    [
      '[Sharding](/learn/sharding#%zz)',
      `1: the link "/learn/sharding#%zz" names the heading id "%zz", which docs/learn/sharding.mdx doesn't have; closest: when, who-moves`,
    ],
    [
      'A.\n\n[Sharding](/learn/shardin)',
      `3: the link "/learn/shardin" names a page that doesn't exist; did you mean /learn/sharding?`,
    ],
    [
      '<Card title="Sharding" href="/learn/shard">How.</Card>',
      `1: the link "/learn/shard" names a page that doesn't exist; did you mean /learn/sharding?`,
    ],
    [
      '[Sharding][s]\n\n[s]: /learn/shard',
      `3: the link "/learn/shard" names a page that doesn't exist; did you mean /learn/sharding?`,
    ],
    [
      '[Who](/learn/sharding#who)',
      '1: the link "/learn/sharding#who" names the heading id "who", which docs/learn/sharding.mdx doesn\'t have; closest: when, who-moves',
    ],
    [
      '[Limits](#limits)',
      '1: the link "#limits" names the heading id "limits", which this page doesn\'t have; it has none',
    ],
    [
      '[S](/learn/sharding/#when)',
      '1: the link "/learn/sharding/#when" isn\'t a route; write /learn/sharding#when',
    ],
    ['[S](/learn/sharding.md)', '1: the link "/learn/sharding.md" isn\'t a route; write /learn/sharding'],
    [
      '[S](./sharding)',
      '1: the link "./sharding" is relative; write the page\'s route from the root, such as /learn/sharding',
    ],
    [
      '[The map](/img/maps.svg)',
      '1: the link "/img/maps.svg" names a file that doesn\'t exist in static/; add the file or correct the path',
    ],
    [
      '[S](/learn/shards#when)',
      '1: the link "/learn/shards#when" points to a redirect; write /learn/sharding#when',
    ],
    [
      '[S](https://docs.multiversx.com/learn/sharding/)',
      '1: the link "https://docs.multiversx.com/learn/sharding/" is an absolute URL of this site; write its route, /learn/sharding',
    ],
  ])('reports %p', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it('reports the missing redirect of a page that moved, the same for each link', () => {
    const body = '[SpaceVM](/learn/space-vm)\n\n[Gas](/learn/space-vm#gas)';
    const [first, second, ...others] = checkLinks(pageOf(body, 'docs/learn/entities.mdx'), site);
    expect(first).toEqual({
      file: 'src/config/redirects.ts',
      line: 1,
      message: expect.stringMatching(/^the published page \/learn\/space-vm is gone; if it moved, add \[/),
    });
    expect([second, ...others]).toEqual([first]);
  });
});
