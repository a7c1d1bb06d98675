import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {joinCode} from '@site/src/retrieval/index/passage';
import {presentHit} from '@site/src/search/client/presentHit';
import {answerRequest} from '@site/src/search/worker/answerRequest';
import {engineOf, pagesOf, type ShortPage} from '@site/tests/support/searchPages';

const pages: Record<string, ShortPage> = {
  '/learn/sharding': {
    title: 'Sharding <b>',
    category: 'Learn',
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
const joined = joinCode(passages, code);
const site = {
  siteUrl: 'https://docs.example.org/base/',
  passagesOf: (section: number) => joined[section]!,
};

function answer(query: string, more: object = {}) {
  return answerRequest(engine, {indexName: 'docs', query, ...more}, site);
}

describe('answerRequest', () => {
  it('counts results and pages', () => {
    expect(answer('shuffled epoch', {hitsPerPage: 1})).toMatchObject({
      query: 'shuffled epoch',
      page: 0,
      hitsPerPage: 1,
      nbHits: 2,
      nbPages: 2,
    });
    expect(answer('nothingatall')).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(answerRequest(engine, {indexName: 'docs'}, site)).toMatchObject({query: '', hits: []});
  });

  it('paginates hits with unique ids', () => {
    const ids = [0, 1, 2].map((page) =>
      answer('shuffled epoch', {page, hitsPerPage: 1}).hits.map(({objectID}) => objectID),
    );
    expect(ids).toEqual([['/learn/sharding#when-how'], ['/testing/sc-test setup#'], []]);
  });

  it('returns a section with its address, headings and snippet', () => {
    const [hit] = answer('shuffled epoch').hits;
    expect(hit).toMatchObject({
      type: 'lvl3',
      url: 'https://docs.example.org/base/learn/sharding/#when-how',
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
    expect(hit!.content).toBe('Shuffled <i>at the end</i> of an epoch.');
  });

  it('returns a page with its address, and its description if its text has no match', () => {
    const [hit] = answer('sharding').hits;
    expect(hit).toMatchObject({type: 'lvl1', url: 'https://docs.example.org/base/learn/sharding/'});
    expect(answer('divided').hits[0]!.parts!.snippet).toEqual([
      {text: 'How the network is ', isMatch: false},
      {text: 'divided', isMatch: true},
      {text: '.', isMatch: false},
    ]);
  });

  it('filters by section and kind, and counts the values that each filter could have', () => {
    const guides = engineOf({
      '/a': {title: 'Guide one', category: 'Learn', kind: 'concept'},
      '/b': {title: 'Guide two', category: 'Learn', kind: 'tutorial'},
      '/c': {title: 'Guide three', category: 'Tokens', kind: 'tutorial'},
      '/d': {title: 'Guide four'},
    });
    const find = (section = '', kind = '') =>
      answerRequest(guides, {indexName: 'docs', query: 'guide', pageFilters: {section, kind}}, site);
    const all = find();
    expect(all.facets).toEqual({section: {Learn: 2, Tokens: 1}, kind: {concept: 1, tutorial: 2}});
    expect(all.nbHits).toBe(4);
    expect(find('Learn')).toMatchObject({
      nbHits: 2,
      facets: {section: {Learn: 2, Tokens: 1}, kind: {concept: 1, tutorial: 1}},
    });
    expect(find('Learn', 'tutorial').hits.map(({objectID}) => objectID)).toEqual(['/b#']);
    expect(find('Wallets')).toMatchObject({hits: [], nbHits: 0, nbPages: 0, facets: {kind: {}}});
  });
});

describe('presentHit', () => {
  it('displays heading, path and text of a section', () => {
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

  it('displays a page without its own title above it', () => {
    expect(presentHit(answer('sharding').hits[0]!)).toMatchObject({group: 'Learn', path: []});
    expect(presentHit(answer('setup').hits[0]!)).toMatchObject({group: '', path: []});
  });

  it('displays a stored hit, which has no highlights', () => {
    const stored = {...answer('shuffled epoch').hits[0]!, parts: undefined};
    expect(presentHit(stored).title).toEqual([{text: 'When & how', isMatch: false}]);
    expect(presentHit(stored).snippet).toEqual([
      {text: 'Shuffled <i>at the end</i> of an epoch.', isMatch: false},
    ]);
  });
});
