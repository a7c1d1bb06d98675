import {connectSources, isAllowed, networks} from '@site/src/api/networks';
import {readDocument, services} from '@site/plugins/openapi/document';

describe.each(services)('the servers of the OpenAPI document of the %s', (service) => {
  it('are the public networks of the console, in the same order', () => {
    const isPublic = (host: string | undefined) => host?.startsWith('https://') === true;
    const servers = readDocument(service).servers.map(({url, description}) => ({url, description}));
    expect(servers).toEqual(
      networks
        .filter(({hosts}) => isPublic(hosts[service]))
        .map(({name, hosts}) => ({url: hosts[service], description: name})),
    );
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
