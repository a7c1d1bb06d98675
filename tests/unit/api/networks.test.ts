import {connectSources, isAllowed, networks} from '@site/src/api/networks';
import {facts} from '@site/src/facts/registry';

describe('networks', () => {
  it('have the chain IDs of the facts', () => {
    for (const {name, chainId} of networks) expect(chainId).toBe(facts[`chain-id-${name}`]?.value);
  });
});

describe('connectSources', () => {
  it('are the hosts of the networks, and every local port', () => {
    expect(connectSources).toEqual([
      'https://gateway.multiversx.com',
      'https://api.multiversx.com',
      'https://testnet-gateway.multiversx.com',
      'https://testnet-api.multiversx.com',
      'https://devnet-gateway.multiversx.com',
      'https://devnet-api.multiversx.com',
      'http://localhost:*',
    ]);
  });
});

describe('isAllowed', () => {
  it.each([
    ['https://gateway.multiversx.com/address', true],
    ['http://localhost:7950', true],
    ['http://localhost', true],
    ['http://gateway.multiversx.com', false],
    ['https://gateway.multiversx.com:8443', false],
    ['https://localhost:7950', false],
    ['http://127.0.0.1:7950', false],
    ['https://gateway.example.org', false],
  ])('%s: %s', (url, expected) => {
    expect(isAllowed(new URL(url))).toBe(expected);
  });
});
