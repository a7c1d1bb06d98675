import {checkLinks} from '@site/plugins/content-checks/checkLinks';
import {checkMovedSections} from '@site/plugins/content-checks/checkMovedSections';
import {pageOf, pageWith, siteWith} from '@site/tests/support/contentSite';

const overview = pageWith(
  '## When {/* #when */}\n\n## Related {/* #related */}\n',
  'docs/learn/sharding.mdx',
);
const child = pageWith('## Who moves {/* #who */}\n', 'docs/learn/sharding/moves.mdx');

function problemsOf(addresses: Record<string, string>, pages = [overview, child]) {
  return checkMovedSections(siteWith(pages, {movedSections: {'/learn/sharding': addresses}}));
}

describe('checkMovedSections', () => {
  it('accepts another heading of the page, a heading of another page, and a page', () => {
    expect(
      problemsOf({time: '#when', who: '/learn/sharding/moves#who', moves: '/learn/sharding/moves'}),
    ).toEqual([]);
  });

  it.each([
    [
      {time: '#whenever'},
      '/learn/sharding#time leads to #whenever, but docs/learn/sharding.mdx has no heading with the id "whenever"; restore the id, or write the section\'s new address',
    ],
    [
      {who: '/learn/sharding/moves#whom'},
      '/learn/sharding#who leads to /learn/sharding/moves#whom, but docs/learn/sharding/moves.mdx has no heading with the id "whom"; restore the id, or write the section\'s new address',
    ],
    [
      {who: '/learn/sharding/move#who'},
      "/learn/sharding#who leads to /learn/sharding/move#who, but there is no page /learn/sharding/move; write the section's new address",
    ],
    [
      {when: '/learn/sharding/moves#who'},
      "/learn/sharding#when leads to /learn/sharding/moves#who, but docs/learn/sharding.mdx has a heading with this id, which readers wouldn't reach; change that id, or remove this entry",
    ],
    [
      {when: '#related'},
      "/learn/sharding#when leads to #related, but docs/learn/sharding.mdx has a heading with this id, which readers wouldn't reach; change that id, or remove this entry",
    ],
  ])('reports %p', (addresses, message) => {
    expect(problemsOf(addresses)).toEqual([{file: 'src/config/movedHeadings.json', line: 1, message}]);
  });

  it('reports a page that was split and no longer exists', () => {
    expect(problemsOf({when: '#when'}, [child])).toEqual([
      expect.objectContaining({message: expect.stringContaining('there is no page /learn/sharding;')}),
    ]);
  });
});

describe('checkLinks', () => {
  it('names the new address of a section that was renamed', () => {
    const site = siteWith([overview], {movedSections: {'/learn/sharding': {time: '#when'}}});
    const message = (url: string, address: string) =>
      `the link "${url}" points to a section that moved; write ${address}`;
    const elsewhere = pageOf('[When](/learn/sharding#time)', 'docs/learn/entities.mdx');
    expect(checkLinks(elsewhere, site)).toEqual([
      {line: 1, message: message('/learn/sharding#time', '/learn/sharding#when')},
    ]);
    const page = {...overview, links: [{url: '#time', text: 'When', line: 9}]};
    expect(checkLinks(page, siteWith([page], site))).toEqual([{line: 9, message: message('#time', '#when')}]);
  });

  it('names the new address of a section that moved to another page', () => {
    const site = siteWith([overview, child], {
      movedSections: {'/learn/sharding': {who: '/learn/sharding/moves#who'}},
    });
    const page = pageOf('[Who](/learn/sharding#who)', 'docs/learn/entities.mdx');
    expect(checkLinks(page, site)).toEqual([
      {
        line: 1,
        message:
          'the link "/learn/sharding#who" points to a section that moved; write /learn/sharding/moves#who',
      },
    ]);
  });
});
