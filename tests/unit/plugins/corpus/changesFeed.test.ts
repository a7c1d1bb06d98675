import {changesFeed} from '@site/plugins/corpus/changesFeed';
import type {CorpusPage} from '@site/src/retrieval/index/corpus';

const site = {title: 'Docs', address: 'https://docs.example.org/base/', copyright: 'Us'};
const section = (anchor: string, heading: string, text = '') => ({
  anchor,
  path: ['Changes by date', heading],
  passages: [{kind: 'paragraph' as const, text}],
  questions: [],
});
const pageWith = (...sections: CorpusPage['sections']): CorpusPage[] => [
  {route: '/welcome/whats-new', title: "What's new", description: '', deprecated: false, sections},
];

it('has an entry for each dated heading', () => {
  const feed = changesFeed(
    pageWith(
      section('sdk', '11 February 2026: SDK <15.4>', 'A \uE003release\uE004/sdk\uE005.'),
      section('supernova', '10 September 2026: Supernova'),
      section('versions', 'Latest versions'),
    ),
    site,
  );
  expect(feed).toContain('href="https://docs.example.org/base/changes/atom.xml"');
  expect(feed.match(/<id>.*<\/id>/g)).toEqual([
    '<id>https://docs.example.org/base/welcome/whats-new/</id>',
    '<id>https://docs.example.org/base/welcome/whats-new/#sdk</id>',
    '<id>https://docs.example.org/base/welcome/whats-new/#supernova</id>',
  ]);
  expect(feed.match(/<updated>.*<\/updated>/g)).toEqual(
    ['2026-09-10', '2026-02-11', '2026-09-10'].map((day) => `<updated>${day}T00:00:00.000Z</updated>`),
  );
  expect(feed).toContain('<title type="html"><![CDATA[SDK &#x3C;15.4>]]></title>');
  expect(feed).toContain('<summary type="html"><![CDATA[A release.]]></summary>');
});

it.each([
  [[], 'Expected the page /welcome/whats-new for the feed of changes, found none'],
  [pageWith(section('versions', 'Latest versions')), 'Expected headings such as "10 September 2026: '],
  [pageWith(section('typo', '10 Setpember 2026: Typo')), 'found "10 Setpember 2026"'],
])('fails without dated changes', (pages, message) => {
  expect(() => changesFeed(pages, site)).toThrow(message);
});
