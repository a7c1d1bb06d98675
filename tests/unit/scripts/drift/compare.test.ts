import {compareCommandLines, type CommandLine} from '@site/scripts/drift/commandLines';
import {
  compareDocument,
  compareEndpoints,
  openApiEndpoints,
  routeEndpoints,
} from '@site/scripts/drift/endpoints';
import {projectWithDocuments} from '@site/tests/support/apiDocuments';
import {compareFacts, CONFIG_REPOSITORY, releaseFacts} from '@site/scripts/drift/facts';
import {compareLinks} from '@site/scripts/drift/links';
import {latestTag} from '@site/scripts/drift/releases';
import {parseHelp} from '@site/scripts/sampleProjects/commandHelp';
import type {FactRegistry} from '@site/src/facts/registry';

describe('compareFacts', () => {
  const registry: FactRegistry = {
    'gas-price': {
      value: 1_000n,

      source: {repository: CONFIG_REPOSITORY, file: 'economics.toml', key: 'Fees.Price', version: 'v1'},
    },
    'version-sdk': {
      value: '1.2.0',

      source: {repository: 'npm', file: '@multiversx/sdk', version: '1.2.0'},
    },
    'version-node': {
      value: '2.0.0',

      source: {repository: 'owner/node', file: 'tag', version: 'v2.0.0'},
    },
  };
  const pagesOfFact = new Map([['gas-price', ['docs/fees.mdx:7', 'docs/limits.mdx:3']]]);
  const compare = (price: string, sdk: string) =>
    compareFacts(
      {readConfig: () => `[Fees]\nPrice = "${price}"\n`, releases: new Map([['version-sdk', sdk]])},
      {registry, pagesOfFact},
    );

  it('finds no difference in equal values', () => {
    expect(compare('1000', '1.2.0')).toEqual([]);
  });

  it('names the pages of a value that changed in the configuration', () => {
    expect(compare('1100', '1.2.0')).toEqual([
      {
        name: 'gas-price',
        message: 'the fact is 1000; economics.toml: Fees.Price: 1100',
        places: ['docs/fees.mdx:7', 'docs/limits.mdx:3'],
      },
    ]);
  });

  it('finds a newer release', () => {
    expect(compare('1000', '1.3.0')).toEqual([
      {name: 'version-sdk', message: 'the fact is 1.2.0; the latest release is 1.3.0', places: []},
    ]);
  });

  it('recognizes which facts are releases', () => {
    expect(releaseFacts(registry)).toEqual([
      ['version-sdk', {registry: 'npm', name: '@multiversx/sdk'}],
      ['version-node', {registry: 'tag', name: 'owner/node'}],
    ]);
  });
});

describe('compareCommandLines', () => {
  const helps = (flag: string): Record<string, string> => ({
    mxpy: 'usage: mxpy\n\n  {wallet}\n',
    'mxpy wallet': 'usage: mxpy wallet\n\n  {new,bech32}\n',
    'mxpy wallet new': `options:\n  ${flag} OUTFILE  where to save it\n`,
  });
  const compare = (flag: string, lines: CommandLine[]) =>
    compareCommandLines((command) => parseHelp(helps(flag)[command.join(' ')] ?? ''), lines);
  const line = (words: string, place: string) => ({
    words: words.split(' '),
    place,
  });

  it('accepts known subcommands and flags', () => {
    expect(compare('--outfile', [line('mxpy wallet new --outfile a.pem', 'docs/a.mdx:1')])).toEqual([]);
  });

  it('names each place of a flag that was renamed', () => {
    expect(
      compare('--output', [
        line('mxpy wallet new --outfile a.pem', 'docs/a.mdx:1'),
        line('mxpy wallet new --outfile a.pem', 'samples/cli/a.sh:4'),
      ]),
    ).toEqual([
      {
        name: '`mxpy wallet new --outfile a.pem`',
        message: 'mxpy wallet new has no flag --outfile; closest: --output',
        places: ['docs/a.mdx:1', 'samples/cli/a.sh:4'],
      },
    ]);
  });

  it('finds a removed subcommand', () => {
    expect(compare('--outfile', [line('mxpy wallet derive', 'docs/a.mdx:1')])).toEqual([
      expect.objectContaining({message: 'mxpy wallet has no subcommand "derive"; it has new, bech32'}),
    ]);
  });
});

describe('compareEndpoints', () => {
  const api = (paths: object) => openApiEndpoints(JSON.stringify({openapi: '3.0.0', paths}), 'api');
  const node = routeEndpoints({APIPackages: {node: {Routes: [{Name: '/peers/:id'}]}}});
  const endpoints = [
    {method: 'GET', path: '/accounts/{address}?withGuardian=true', place: 'docs/accounts.mdx:9'},
    {method: 'GET', path: '/node/peers/{peer}', place: 'docs/node.mdx:2'},
    {method: 'POST', path: '/_reindex', place: 'docs/elastic.mdx:5'},
  ];

  it('accepts endpoints that one of the documents contains, whatever their parameters are called', () => {
    expect(compareEndpoints([api({'/accounts/{id}': {get: {}}}), node], endpoints)).toEqual([]);
  });

  it('names the page of a path that was renamed', () => {
    expect(compareEndpoints([api({'/account/{id}': {get: {}}}), node], endpoints)).toEqual([
      {
        name: 'GET /accounts/{address}?withGuardian=true',
        message: 'no document contains this path',
        places: ['docs/accounts.mdx:9'],
      },
    ]);
  });

  it('finds a changed method', () => {
    expect(compareEndpoints([api({'/accounts/{id}': {post: {}}}), node], endpoints)).toEqual([
      expect.objectContaining({message: 'the documents have only POST'}),
    ]);
  });

  it('reports endpoints and query parameters that the document of a service and ours do not share', () => {
    const project = projectWithDocuments();
    const query = (name: string) => ({name, in: 'query'});
    const published = {
      '/address/{id}': {get: {parameters: [{name: 'id', in: 'path'}, query('nonce'), query('page')]}},
      '/blocks': {get: {}},
    };
    const found = compareDocument(JSON.stringify({paths: published}), 'gateway', project.directory);
    project.remove();
    const places = ['src/api/gateway.yaml'];
    expect(found).toEqual([
      {name: 'GET /address/{id}', message: 'ours has no parameter page', places},
      {name: 'GET /address/{id}', message: 'only ours has the parameter withKeys', places},
      {name: 'GET /blocks', message: 'our document has no such endpoint', places},
    ]);
  });

  it("rejects a document that isn't OpenAPI", () => {
    expect(() => openApiEndpoints('{}', 'https://api.example/-json')).toThrow(
      'Expected https://api.example/-json to be an OpenAPI document with "paths", found none: correct its address.',
    );
  });
});

describe('compareLinks', () => {
  const report = (status: object) =>
    JSON.stringify({
      error_map: {'docs/a.mdx': [{url: 'https://example.com/a', status, span: {line: 4, column: 1}}]},
      timeout_map: {'docs/b.mdx': [{url: 'https://slow.example/b', status: {text: 'Timeout'}}]},
    });

  it('separates removed pages from hosts that did not respond', () => {
    expect(compareLinks(report({text: '404 Not Found', code: 404}))).toEqual({
      differences: [{name: 'https://example.com/a', message: '404 Not Found', places: ['docs/a.mdx:4']}],
      unreachable: ['https://slow.example/b in docs/b.mdx: Timeout'],
    });
    expect(compareLinks(report({text: 'Network error'})).differences).toEqual([]);
  });

  it('rejects a report in another format', () => {
    expect(() => compareLinks('{"fail_map": {}}')).toThrow(/^Expected error_map and timeout_map/);
  });
});

describe('latestTag', () => {
  it('returns the highest version, except release candidates, other tags and abandoned versions', () => {
    const tags = ['v1.9.0', 'v1.10.0', 'v1.11.0-rc1', 'nightly'];
    expect(latestTag(tags.map((tag) => `0123abc\trefs/tags/${tag}\n`).join(''))).toBe('1.10.0');
    expect(latestTag('')).toBeUndefined();
    expect(latestTag('0123abc\trefs/tags/v2.0.0\n0123abc\trefs/tags/v1.2.12\n', ['2.0.0'])).toBe('1.2.12');
  });
});
