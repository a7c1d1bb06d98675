import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatMarkdown} from '@site/plugins/corpus/formatMarkdown';
import {plainTree} from '@site/plugins/corpus/plainTree';
import {fillFromDocuments} from '@site/plugins/openapi/remarkOpenApi';
import {isMdxElement} from '@site/plugins/shared/mdxElements';
import {parseMarkdown} from '@site/plugins/shared/markdown';
import {failOnProblems} from '@site/plugins/shared/pageProblems';
import {gatewayDocument, projectWithDocuments} from '@site/tests/support/apiDocuments';

const project = projectWithDocuments();
afterAll(() => project.remove());

function fill(markdown: string, root = project.directory): {tree: Root; problems: string[]} {
  const tree = parseMarkdown(markdown);
  const problems = fillFromDocuments(tree, root).map(({line, message}) => `${line}: ${message}`);
  return {tree, problems};
}

/** Returns the rows of the table that replaces a component. */
function rowsOf(markdown: string, root?: string): string[] {
  const {tree, problems} = fill(markdown, root);
  expect(problems).toEqual([]);
  return formatMarkdown(plainTree(tree)).trimEnd().split('\n');
}

describe('remarkOpenApi', () => {
  it('writes the table of query parameters, with defaults and further columns', () => {
    expect(rowsOf('<Parameters of="gateway.getAccount" />')).toEqual([
      '| Query parameter | Type | Default | Effect | Combined with |',
      '| - | - | - | - | - |',
      '| `withKeys` | boolean | `false` | adds `pairs`, see [keys](/keys#all) | anything |',
      '| `nonce` | number | none | block | |',
    ]);
  });

  it('selects parameters in the order of the page and names the last column', () => {
    const [head, , ...rows] = rowsOf('<Parameters of="gateway.getAccount" only="nonce" meaning="Reads" />');
    expect(head).toBe('| Query parameter | Type | Reads |');
    expect(rows).toEqual(['| `nonce` | number | block |']);
  });

  it('writes the fields of a request body, and which are required', () => {
    expect(rowsOf('<Parameters of="gateway.send" in="body" />')).toEqual([
      '| Field of the request body | Type | Required | Meaning |',
      '| - | - | - | - |',
      '| `nonce` | number | yes | nonce |',
      '| `topics` | array of strings | no | topics |',
    ]);
  });

  it('writes the fields of a part of a response; adjacent fields with the same text share a row', () => {
    expect(rowsOf('<ResponseFields of="gateway.getAccount" at="data" />')).toEqual([
      '| Field of `data` | Type | Meaning |',
      '| - | - | - |',
      '| `nonce` | number | nonce |',
      '| `code` | string, base64 or `null` | code |',
      '| `from`, `to` | number | both ends |',
      '| `tokens` | object | tokens |',
    ]);
    expect(rowsOf('<ResponseFields of="gateway.getAccount" at="data.tokens[]" />')).toEqual([
      '| Field of an entry of `data.tokens` | Type | Meaning |',
      '| - | - | - |',
      '| `id` | string | name |',
    ]);
    expect(rowsOf('<ResponseFields of="gateway.Account" heading="Part" only="nonce" />')[2]).toBe(
      '| `nonce` | number | nonce |',
    );
  });

  it('writes the values of a parameter in each list that has it', () => {
    expect(rowsOf('<ParameterValues of="gateway.nonce" />')).toEqual([
      '| List | Values of `nonce` |',
      '| - | - |',
      '| `/address/{address}` | block |',
    ]);
    expect(rowsOf('<ParameterValues of="api.sort" />', process.cwd())).toContain(
      '| `/tokens` | `accounts`, `transactions`, `price`, `marketCap` |',
    );
  });

  it('writes the errors of a tag or an operation; messages with the same cause share a row', () => {
    const rows = ['| `error` | HTTP | Cause |', '| - | -: | - |'];
    const row = '| `cannot get account: ` …, `bad address` | 500 | the address is _invalid_ |';
    expect(rowsOf('<Errors of="gateway.Addresses" />')).toEqual([...rows, row]);
    expect(rowsOf('<Errors of="gateway.getAccount" />')).toEqual([...rows, row]);
  });

  it('completes an endpoint from its operation or from its method and path', () => {
    for (const source of [
      '<Endpoint operation="gateway.send" />',
      '<Endpoint method="POST" path="/send" />',
      '<Endpoint service="Elasticsearch" method="POST" path="/_aliases" />',
    ]) {
      const {tree, problems} = fill(source);
      expect(problems).toEqual([]);
      const attributes: Record<string, unknown> = {};
      visit(tree, (node) => {
        if (isMdxElement(node, 'Endpoint'))
          for (const {name, value} of node.attributes) attributes[name!] = value;
      });
      expect(attributes).toEqual(
        source.includes('Elastic')
          ? {method: 'POST', path: '/_aliases'}
          : {method: 'POST', path: '/send', operation: 'gateway-addresses.send'},
      );
    }
  });

  it('reports each unknown name with its line and the closest names', () => {
    const {problems} = fill(
      [
        '<Endpoint method="GET" path="/adress/{address}" />',
        '<Parameters of="gateway.getAcount" />',
        '<Parameters of="gateway.getAccount" only="nonse" />',
        '<Parameters of="gateway.getAccount" in="body" />',
        '<ResponseFields of="gateway.getAccount" at="data.nonse" />',
        '<ResponseFields of="gateway.getAccount" at="data.nonce[]" />',
        '<Errors of="getAccount" />',
        'Text <Errors of="gateway.getAccount" />',
      ].join('\n\n'),
    );
    expect(problems.map((problem) => problem.replace(/;.*/, ''))).toEqual([
      '1: no document has GET /adress/{address}: write one of its paths (closest: /address/{address}, /send), or service="…" with the name of another service',
      expect.stringMatching(
        /^3: "gateway.getAcount" is unknown \(closest: gateway.getAccount, gateway.Account/,
      ),
      '5: only="nonse" isn\'t among withKeys, nonce',
      '7: in="body" doesn\'t exist for gateway.getAccount: use query, path or body',
      '9: "data.nonse" has no field nonse: use one of nonce, code, from, to, tokens',
      '11: "data.nonce[]" isn\'t a list or an object with any keys: remove []',
      '13: "getAccount" doesn\'t start with "gateway." or "api."',
      '15: Errors is inside a paragraph: put it on a separate line, with empty lines around it',
    ]);
  });

  it('reports a mistake in the document, which no page can correct, at its place in the document', () => {
    const gateway = gatewayDocument() as {paths: Record<string, {get: {parameters: object[]}}>};
    gateway.paths['/address/{address}']!.get.parameters[0] = {$ref: '#/components/parameters/adress'};
    const {directory, remove} = projectWithDocuments({gateway});
    const tree = parseMarkdown('Text.\n\n<Operations of="gateway.Addresses" />');
    const problems = fillFromDocuments(tree, directory);
    remove();
    const problem = {
      file: 'src/api/gateway.yaml',
      line: 21,
      message:
        "getAccount: #/components/parameters/adress isn't in the document; correct the reference (closest: address)",
    };
    expect(problems).toEqual([problem]);
    expect(() => failOnProblems('each reference', {path: 'docs/a.mdx'}, [...problems, ...problems])).toThrow(
      `Expected each reference of docs/a.mdx to be valid, found 1 problems (correct them):\n- src/api/gateway.yaml:21: getAccount:`,
    );
  });
});
