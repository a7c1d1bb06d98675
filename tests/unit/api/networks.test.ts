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

it('the content security policy allows every local port, instead of the hosts of local networks', () => {
  expect(connectSources.filter((source) => source.includes('localhost'))).toEqual(['http://localhost:*']);
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
