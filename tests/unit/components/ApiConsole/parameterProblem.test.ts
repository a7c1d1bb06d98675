import type {ApiParameter} from '@site/src/api/operation';
import {bodyProblem, parameterProblem} from '@site/src/components/ApiConsole/parameterProblem';
import {operations} from '../../../support/apiOperations';

const [address, token] = operations.getToken.parameters;
const [size, order, fields] = operations.getAccounts.parameters;
const rate: ApiParameter = {name: 'rate', in: 'query', required: false, description: '', type: 'number'};

describe('parameterProblem', () => {
  it.each<[string, ApiParameter, string]>([
    ['an address', address, address.example],
    ['a token identifier, with spaces around it', token, ' WEGLD-bd4d79 '],
    ['a whole number', size, '10000'],
    ['a number', rate, '-0.5'],
    ['a choice', order, 'asc'],
    ['a list', fields, 'address, nonce'],
    ['nothing, if it is optional', size, ' '],
    ['a boolean', operations.getNonce.parameters[1], 'true'],
  ])('accepts %s', (_name, parameter, text) => {
    expect(parameterProblem(parameter, text)).toBeUndefined();
  });

  it.each<[ApiParameter, string, string]>([
    [address, '', 'Expected a value, found nothing: the request needs this parameter.'],
    [
      address,
      address.example.replace('ssycr6th', 'ssycr6tk'),
      'Expected an address whose checksum is correct, found "erd1qyu5wthl…ycr6tk" (62 characters): character 62 ("k") is probably wrong, compare it with the original.',
    ],
    [address, '0'.repeat(64), `Expected a value such as ${address.example}, found “${'0'.repeat(64)}”.`],
    [token, 'ALICE', 'Expected a value such as ALICE-a1b2c3, found “ALICE”.'],
    [{...token, example: undefined}, 'A', `Expected a value of the form ${token.pattern}, found “A”.`],
    [size, '1.5', 'Expected a whole number, found “1.5”.'],
    [size, '0', 'Expected 1 or more, found 0.'],
    [size, '10001', 'Expected 10000 or less, found 10001.'],
    [rate, 'much', 'Expected a number, found “much”.'],
    [order, 'up', 'Expected one of asc, desc, found “up”.'],
    [fields, 'address,shard', 'Expected one of address, balance, nonce, found “shard”.'],
    [operations.getNonce.parameters[1], 'yes', 'Expected one of true, false, found “yes”.'],
  ])('says what is wrong with %#', (parameter, text, problem) => {
    expect(parameterProblem(parameter, text)).toBe(problem);
  });
});

describe('bodyProblem', () => {
  it('says where the JSON is wrong', () => {
    expect(bodyProblem('{"args": []}')).toBeUndefined();
    expect(bodyProblem('{"args": [}')).toMatch(/^Expected JSON, found an error: .+position 10\.$/);
  });
});
