import {requestedAddress} from '@site/src/urls/requestedAddress';

const origin = 'https://docs.example';

describe('requestedAddress', () => {
  it.each([
    ['?from=%2Flearn%2Fx%3Fq%3D1', '/learn/x?q=1'],
    ['?from=/', '/'],
  ])('reads %s as %s', (search, expected) => {
    expect(requestedAddress(search, origin)).toBe(expected);
  });

  it.each([
    '',
    '?from=',
    '?from=javascript:alert(1)',
    '?from=https://evil.example/',
    '?from=//evil.example',
    '?from=/%5Cevil.example',
    '?from=/..//evil.example',
    '?from=/.//evil.example/%252e',
  ])('returns undefined for "%s"', (search) => {
    expect(requestedAddress(search, origin)).toBeUndefined();
  });
});
