import {checkFormerLinks} from '@site/plugins/content-checks/checkFormerLinks';
import {checkLinks} from '@site/plugins/content-checks/checkLinks';
import {formerLinksOf, pageWith, siteWith} from '@site/tests/support/contentSite';

const sharding = pageWith('## Who {/* #who */}\n');
const moves = pageWith('## When {/* #when */}\n', 'docs/learn/moves.mdx');
const redirects = [
  {from: '/technology/shards', to: '/learn/sharding'},
  {from: '/learn/old', to: '/learn/moves'},
];

function problemsOf(route: string, id: string, target: string) {
  const formerLinks = formerLinksOf({[route]: {[id]: target}});
  return checkFormerLinks(siteWith([sharding, moves], {redirects, formerLinks})).map(({message}) => message);
}

it.each([
  ['/learn/sharding', 'time', '/learn/moves#when'],
  ['/learn/sharding', 'start', '/learn/sharding'],
  ['/technology/shards', 'who', '/learn/sharding#who'],
])('%s#%s may lead to %s', (route, id, target) => {
  expect(problemsOf(route, id, target)).toEqual([]);
});

it.each([
  [
    '/learn/sharding',
    'time',
    '/learn/lost',
    '"time" leads to /learn/lost, but there is no page /learn/lost; write the section\'s new address',
  ],
  [
    '/learn/sharding',
    'time',
    '/learn/old#when',
    '"time" leads to /learn/old#when, but there is no page /learn/old; write /learn/moves#when',
  ],
  [
    '/learn/sharding',
    'time',
    '/learn/moves#who',
    '"time" leads to /learn/moves#who, but docs/learn/moves.mdx has no heading with the id "who"; restore the id, or write the section\'s new address',
  ],
  [
    '/lost',
    'time',
    '/learn/moves#when',
    "the former page /lost has no page and no redirect; add ['/lost', '/its/new/route'] to src/config/redirects.ts",
  ],
  [
    '/technology/shards',
    'who',
    '/learn/moves#when',
    '"who" leads to /learn/moves#when, but docs/learn/sharding.mdx has a heading with this id, which readers open instead; change that id, or write /learn/sharding#who',
  ],
])('reports the former link %s#%s to %s', (route, id, target, message) => {
  expect(problemsOf(route, id, target)).toEqual([message]);
});

it('reports a redirect to a page that moved once, instead of each former link of its page', () => {
  const moved = [
    {from: '/technology/shards', to: '/learn/old'},
    {from: '/learn/old', to: '/learn/moves'},
  ];
  const formerLinks = formerLinksOf({'/technology/shards': {a: '/learn/moves#when', b: '/learn/moves'}});
  expect(checkFormerLinks(siteWith([moves], {redirects: moved, formerLinks}))).toEqual([
    {
      file: 'src/config/redirects.ts',
      line: 1,
      message: 'the redirect from /technology/shards leads to /learn/old, which moved; write /learn/moves',
    },
  ]);
});

it('reports lines that cannot be read, and names the new address in the message about a link', () => {
  const problems = [{file: 'former-links/a.yaml', line: 3, message: 'unreadable'}];
  expect(checkFormerLinks(siteWith([], {formerLinks: {links: [], problems}}))).toEqual(problems);
  const page = pageWith('[Time](/learn/sharding#time)\n', 'docs/learn/moves.mdx');
  const formerLinks = formerLinksOf({'/learn/sharding': {time: '/learn/moves#when'}});
  expect(checkLinks(page, siteWith([sharding, page], {formerLinks}))).toEqual([
    {
      line: 7,
      message: 'the link "/learn/sharding#time" points to a section that moved; write /learn/moves#when',
    },
  ]);
});

it('reports two former pages that arrive on the same page and send the same fragment to different sections', () => {
  const formerLinks = formerLinksOf({
    '/learn/sharding': {time: '/learn/moves#when', same: '/learn/moves'},
    '/technology/shards': {time: '/learn/sharding#who', same: '/learn/moves'},
  });
  const found = checkFormerLinks(siteWith([sharding, moves], {redirects, formerLinks}));
  expect(found.map(({message}) => message)).toEqual([
    '"time" leads to /learn/sharding#who, but former-links/learn/sharding.yaml:1 sends it to /learn/moves#when, and readers of both arrive at /learn/sharding; write the same address in both',
  ]);
});
