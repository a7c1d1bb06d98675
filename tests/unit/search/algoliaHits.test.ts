import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {joinCode} from '@site/src/retrieval/index/passage';
import {answerRequest} from '@site/src/search/algoliaHits';
import {presentHit} from '@site/src/search/presentHit';
import {engineOf, pagesOf, type ShortPage} from '@site/tests/support/searchPages';

const pages: Record<string, ShortPage> = {
  '/learn/sharding': {
    title: 'Sharding <b>',
    door: 'Learn',
    description: 'How the network is divided.',
    intro: 'Shards work side by side.',
    headings: {
      'Who moves': 'Validators.',
      'Who moves > When & how': 'Shuffled <i>at the end</i> of an epoch.',
    },
  },
  '/testing/sc-test setup': {title: 'Setup', intro: 'Shuffled too.'},
};
const engine = engineOf(pages);
const {passages, code} = buildIndex(pagesOf(pages));
const site = {
  siteUrl: 'https://docs.example.org/base/',
  passages: {version: 1 as const, sections: joinCode(passages, code)},
};

function answer(query: string, more: object = {}) {
  return answerRequest(engine, {indexName: 'docs', query, ...more}, site);
}

describe('answerRequest', () => {
  it("answers in the shape of Algolia's search API", () => {
    expect(answer('shuffled epoch', {hitsPerPage: 1})).toMatchObject({
      index: 'docs',
      query: 'shuffled epoch',
      page: 0,
      hitsPerPage: 1,
      nbHits: 2,
      nbPages: 2,
    });
    expect(answer('nothingatall')).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(answerRequest(engine, {indexName: 'docs'}, site)).toMatchObject({query: '', hits: []});
  });

  it('pages through hits, each of which has its own id', () => {
    const ids = [0, 1, 2].map((page) =>
      answer('shuffled epoch', {page, hitsPerPage: 1}).hits.map(({objectID}) => objectID),
    );
    expect(ids).toEqual([['/learn/sharding#when-how'], ['/testing/sc-test setup#'], []]);
  });

  it('gives a section with its address, its headings and what to show of it', () => {
    const [hit] = answer('shuffled epoch').hits;
    expect(hit).toMatchObject({
      type: 'lvl3',
      url: 'https://docs.example.org/base/learn/sharding/#when-how',
      url_without_anchor: 'https://docs.example.org/base/learn/sharding/',
      anchor: 'when-how',
      hierarchy: {
        lvl0: 'Learn › Sharding <b>',
        lvl1: 'Sharding <b>',
        lvl2: 'Who moves',
        lvl3: 'When & how',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    });
    expect(Object.keys(hit!._highlightResult!.hierarchy!)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3']);
    expect(hit!._highlightResult!.hierarchy!.lvl1!.value).toBe('Sharding &lt;b&gt;');
    expect(hit!._snippetResult!.content!.value).toBe(
      '<mark>Shuffled</mark> &lt;i&gt;at the end&lt;/i&gt; of an <mark>epoch</mark>.',
    );
  });

  it('gives a page with its own address, and its description where its text has no match', () => {
    const [hit] = answer('sharding').hits;
    expect(hit).toMatchObject({
      type: 'lvl1',
      url: 'https://docs.example.org/base/learn/sharding/',
      anchor: null,
    });
    expect(answer('divided').hits[0]!._snippetResult!.content!.value).toBe(
      'How the network is <mark>divided</mark>.',
    );
  });

  it('escapes addresses', () => {
    expect(answer('setup').hits[0]!.url).toBe('https://docs.example.org/base/testing/sc-test%20setup/');
  });
});

describe('presentHit', () => {
  it('shows heading, place and text of a section', () => {
    expect(presentHit(answer('shuffled epoch').hits[0]!)).toEqual({
      title: [{text: 'When & how', isMatch: false}],
      group: 'Learn',
      path: ['Sharding <b>', 'Who moves'],
      snippet: [
        {text: 'Shuffled', isMatch: true},
        {text: ' <i>at the end</i> of an ', isMatch: false},
        {text: 'epoch', isMatch: true},
        {text: '.', isMatch: false},
      ],
    });
  });

  it('shows a page without its own title above it', () => {
    expect(presentHit(answer('sharding').hits[0]!)).toMatchObject({group: 'Learn', path: []});
    expect(presentHit(answer('setup').hits[0]!)).toMatchObject({group: '', path: []});
  });

  it('shows a stored hit, which has no highlights', () => {
    const {_highlightResult, _snippetResult, ...stored} = answer('shuffled epoch').hits[0]!;
    expect(presentHit(stored).title).toEqual([{text: 'When & how', isMatch: false}]);
    expect(presentHit(stored).snippet).toEqual([
      {text: 'Shuffled <i>at the end</i> of an epoch.', isMatch: false},
    ]);
  });
});
