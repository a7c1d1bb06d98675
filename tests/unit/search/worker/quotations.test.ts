import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {joinCode} from '@site/src/retrieval/index/passage';
import {quotationsOf} from '@site/src/search/worker/quotations';
import {answerRequest} from '@site/src/search/worker/answerRequest';
import {engineOf, pagesOf, type ShortPage} from '@site/tests/support/searchPages';

it.each([
  ['lowerNonceInTx', ['lowernonceintx']],
  ['"invalid chain ID"', ['invalid chain id']],
  ['use `--token-transfers` (mxpy)', ['use `--token-transfers` (mxpy', '--token-transfers']],
  ['GET /accounts/{address}', ['get /accounts/{address}', '/accounts/{address}']],
  ['', []],
])('reads the quotations of %p', (query, expected) => {
  expect(quotationsOf(query)).toEqual(expected);
});

const pages: Record<string, ShortPage> = {
  '/words': {
    title: 'Checksum failed: expected, got',
    intro: 'What failed, what was expected and what you got: the checksum.',
  },
  '/message': {
    title: 'Requests',
    intro: 'Sent with lowerNonceInTx: false. Rejected with lowerNonceInTx: true.',
    headings: {Errors: 'The message is: checksum failed. Expected 2rq9g5, got smsgld.'},
  },
};
const {passages, code} = buildIndex(pagesOf(pages));
const joined = joinCode(passages, code);

function hitsOf(query: string, isLoaded = true) {
  const passagesOf = isLoaded ? (section: number) => joined[section]! : undefined;
  return answerRequest(
    engineOf(pages),
    {indexName: 'docs', query},
    {siteUrl: 'https://docs.example/', passagesOf},
  ).hits;
}

it('shows the section first that quotes the entire query', () => {
  const query = 'checksum failed. Expected 2rq9g5, got smsgld';
  expect(hitsOf(query)[0]!.url).toBe('https://docs.example/message/#errors');
  expect(hitsOf('checksum failed')[0]!.url).toBe('https://docs.example/words/');
});

it('quotes the sentence with the typed name and value', () => {
  expect(hitsOf('lowerNonceInTx: true')[0]!.content).toBe('Rejected with lowerNonceInTx: true.');
});
