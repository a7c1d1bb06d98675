import type {CorpusPage} from '@site/src/retrieval/index/corpus';
import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {createEngine} from '@site/src/retrieval/ranking/engine';
import {suggestPages} from '@site/src/search/suggestions/suggestPages';
import {pagesOf} from '@site/tests/support/searchPages';

const pages = pagesOf({
  '/accounts': {title: 'Accounts', intro: 'An account has tokens. Convert an account of tokens.'},
  '/convert': {title: 'Convert a validator', intro: 'How to convert. Amounts stay.'},
});
const entry = (route: string, anchor: string, title: string, names: string[]): CorpusPage => ({
  ...pagesOf({[route]: {title, description: `About ${title}.`, intro: 'Text.'}})[0]!,
  entry: {anchor, names},
});
const entries = [
  entry('/tools', 'amount', 'Amount converter', ['convert', 'Amounts']),
  entry('/accounts', 'list', 'GET /accounts', ['List accounts']),
  entry('/accounts', 'get', 'GET /accounts/{address}', ['Get an account']),
  entry('/accounts', 'tokens', 'GET /accounts/{address}/tokens', ['List the tokens of an account']),
  entry('/accounts', 'count', 'GET /accounts/count', ['Count accounts']),
  entry('/about', 'about', 'GET /about', []),
];
const {outline, index} = buildIndex([...pages, ...entries]);
const engine = createEngine(outline);
engine.addIndex(index);
const titles = (query: string) => engine.rank(query).pages.map(({page}) => page.title);

it.each([
  ['convert amounts', 'Amount converter'],
  ['GET /accounts', 'GET /accounts'],
  ['accounts/{address}', 'GET /accounts/{address}'],
  ['https://api.example/accounts/erd1?size=5', 'GET /accounts/{address}'],
  ['/accounts/count', 'GET /accounts/count'],
  // A stop word, which isn't in the index.
  ['/about', 'GET /about'],
  ['Get an account', 'GET /accounts/{address}'],
])('%p finds the entry %p first', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

it('ranks a page above the operations that its words find, and only two of them with it', () => {
  expect(titles('account')[0]).toBe('Accounts');
  expect(
    titles('account')
      .slice(-2)
      .every((title) => title.startsWith('GET')),
  ).toBe(true);
});

it('the place of an entry is its heading', () => {
  const [first] = engine.rank('/accounts/count').pages;
  expect(first!.sections[0]).toMatchObject({anchor: 'count', path: []});
  expect(suggestPages('/accounts/count', engine)[0]).toEqual({
    route: '/accounts#count',
    title: 'GET /accounts/count',
  });
});
