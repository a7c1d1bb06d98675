import {formatMarkdown} from '@site/plugins/corpus/formatMarkdown';
import {plainTree} from '@site/plugins/corpus/plainTree';
import {fillFromDocuments} from '@site/plugins/openapi/remarkOpenApi';
import {parseMarkdown} from '@site/plugins/shared/markdown';
import {gatewayDocument, projectWithDocuments} from '@site/tests/support/apiDocuments';

type Paths = Record<string, Record<string, object>>;

/** The document of the tests, and a list of accounts, which fails with a message of its own. */
const document = gatewayDocument();
(document.paths as Paths)['/accounts'] = {
  get: {
    operationId: 'listAccounts',
    tags: ['Addresses'],
    summary: 'List accounts',
    description: 'Lists accounts, largest first.',
    parameters: ['a', 'b', 'c', 'd', 'size'].map((name) => ({
      name,
      in: 'query',
      description: `about ${name}`,
      schema: {type: 'integer', minimum: 0, maximum: 10_000, ...(name === 'size' && {default: 25})},
      'x-columns': {Limit: 'none'},
    })),
    responses: {
      200: {
        description: 'The accounts.',
        content: {
          'application/json': {schema: {type: 'array', items: {$ref: '#/components/schemas/Account'}}},
        },
      },
      404: {$ref: '#/components/responses/Gone', description: '`Account not found`'},
    },
  },
};
(document.components as Record<string, object>).responses = {Gone: {description: 'Gone.'}};
const project = projectWithDocuments({gateway: document});
afterAll(() => project.remove());

/** Returns the Markdown with which a component is replaced. */
function fill(markdown: string): string {
  const tree = parseMarkdown(markdown);
  expect(fillFromDocuments(tree, project.directory)).toEqual([]);
  return formatMarkdown(plainTree(tree));
}

describe('Operations', () => {
  const page = fill('<Operations of="gateway.Addresses" />');

  it('starts with the list of operations', () => {
    expect(page).toContain('- [`GET /accounts`](#list-accounts): List accounts');
  });

  it('describes the parameters of each operation, with type, limits, default and meaning', () => {
    expect(page).toContain('`size` _number, 0 to 10,000, default `25`_: about size; limit: none');
    // The code has its example.
    expect(page).toContain('`address` _string, bech32, in the path_: account\n');
    expect(page).toContain('**5 optional parameters**');
    // A few parameters aren't collapsed.
    expect(page).not.toContain('**2 optional parameters**');
  });

  it('names the object that the operation returns, and describes it once', () => {
    expect(page).toContain('**Response**: array of [account objects](#account-object)');
    expect(page.match(/^## Account object$/gm)).toHaveLength(1);
    expect(page).toContain('`tokens` _object with any keys_: tokens\n  - `id` _string_: name');
  });

  it('names the errors, with the message of the operation', () => {
    expect(page).toContain('**Errors**: `404` `Account not found` ([all messages](#errors))');
  });

  it('has code with the examples of the required parameters', () => {
    expect(page).toContain("curl 'https://gateway.example/address/erd1a'");
  });
});

it('Operation has the id of the operation, its fields and its messages', () => {
  const tree = parseMarkdown('<Operation of="gateway.getAccount" />');
  fillFromDocuments(tree, project.directory);
  expect(tree.children[0]).toMatchObject({
    name: 'Endpoint',
    attributes: expect.arrayContaining([{type: 'mdxJsxAttribute', name: 'id', value: 'get-account'}]),
  });
  const text = fill('<Operation of="gateway.getAccount" />');
  expect(text).toContain('**Response**: fields of `data`');
  expect(text).toContain('| `cannot get account: ` …, `bad address` | 500 | the address is _invalid_ |');
});

it('reports an operation that does not exist', () => {
  const tree = parseMarkdown('<Operation of="gateway.getAcount" />');
  expect(fillFromDocuments(tree, project.directory)[0]?.message).toMatch(
    /"gateway.getAcount" is unknown \(closest: gateway.getAccount,/,
  );
});
