import {matchOf, operationOf, requestIn} from '@site/src/retrieval/ranking/operations';

const ADDRESS = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';

describe('requestIn', () => {
  it.each([
    ['GET /accounts', 'GET', ['accounts']],
    ['GET accounts', 'GET', ['accounts']],
    ['post /transactions', 'POST', ['transactions']],
    ['accounts/{address}', '', ['accounts', '{address}']],
    ['how to call /network/config ?', '', ['network', 'config']],
    [`https://api.multiversx.com/accounts/${ADDRESS}?fields=balance#x`, '', ['accounts', ADDRESS]],
    ['localhost:3000/about', '', ['localhost:3000', 'about']],
    ['gateway.multiversx.com/about', '', ['about']],
  ])('reads %p', (query, method, segments) => {
    expect(requestIn(query)).toEqual({method, segments});
  });

  it.each(['accounts', 'get accounts', 'what is a nonce?', '/', ''])('finds none in %p', (query) => {
    expect(requestIn(query)).toBeUndefined();
  });
});

it('reads the request of an entry from its title', () => {
  const entry = {anchor: 'a', names: []};
  expect(operationOf({entry, title: 'GET /accounts/{address}'})?.segments).toEqual(['accounts', '{address}']);
  expect(operationOf({entry, title: 'Amount converter'})).toBeUndefined();
  expect(operationOf({title: 'GET /accounts'})).toBeUndefined();
});

it('prefers equal words and the method to parameters', () => {
  const match = (query: string, template: string) => matchOf(requestIn(query)!, requestIn(template)!);
  expect(match('/accounts/count', 'GET /accounts/count')).toBeGreaterThan(
    match('/accounts/count', 'GET /accounts/{address}'),
  );
  expect(match('POST /transactions', 'POST /transactions')).toBeGreaterThan(
    match('POST /transactions', 'GET /transactions'),
  );
  expect(match('/accounts/a/tokens', 'GET /accounts/{address}')).toBe(0);
  expect(match('/blocks/a', 'GET /accounts/{address}')).toBe(0);
});
