import {apiRequest, firstValues} from '@site/src/api/apiRequest';
import {operations} from '../../support/apiOperations';

const host = 'http://localhost:7950/';

describe('apiRequest', () => {
  it('inserts the path parameters, encoded, and leaves out empty query parameters', () => {
    const values = {address: ' a/b?c ', blockNonce: '7', onFinalBlock: ''};
    expect(apiRequest(operations.getNonce, {host, values})).toEqual({
      method: 'GET',
      url: 'http://localhost:7950/address/a%2Fb%3Fc/nonce?blockNonce=7',
      headers: {},
    });
  });

  it('repeats a query parameter for each item of a list', () => {
    const topics = {name: 'topics', in: 'query', required: false, description: '', type: 'array'} as const;
    const operation = {...operations.getAccounts, parameters: [topics]};
    expect(apiRequest(operation, {host, values: {topics: '57454c44, 00,'}}).url).toMatch(
      /\?topics=57454c44&topics=00$/,
    );
  });

  it('has a body with its type only if the operation takes one', () => {
    const body = '{"args":[]}';
    expect(apiRequest(operations.queryContract, {host, values: {}, body})).toEqual({
      method: 'POST',
      url: 'http://localhost:7950/vm-values/query',
      headers: {'Content-Type': 'application/json'},
      body,
    });
    expect(apiRequest(operations.getAccounts, {host, values: {}, body})).not.toHaveProperty('body');
  });

  it('sends header parameters as headers', () => {
    const parameter = {name: 'X-Id', in: 'header', required: true, description: '', type: 'string'} as const;
    const operation = {...operations.getAccounts, parameters: [parameter]};
    expect(apiRequest(operation, {host, values: {'X-Id': '1'}}).headers).toEqual({'X-Id': '1'});
  });
});

describe('firstValues', () => {
  it('are the examples of the required parameters, and nothing for the others', () => {
    expect(firstValues(operations.getToken).tokenIdentifier).toBe('ALICE-a1b2c3');
    expect(firstValues(operations.getAccounts)).toEqual({size: '', order: '', fields: ''});
  });
});
