import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkDocument} from '@site/plugins/openapi/checkDocument';
import {gatewayDocument, projectWithDocuments} from '@site/tests/support/apiDocuments';

type Project = Parameters<typeof projectWithDocuments>[0];

async function check(project?: Project): Promise<string[]> {
  const {directory, remove} = projectWithDocuments(project);
  const {problems} = await checkDocument('gateway', directory);
  remove();
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

/** Returns a document in which one value is replaced. */
function documentWith(at: readonly (string | number)[], value: unknown): ReturnType<typeof gatewayDocument> {
  const document = gatewayDocument();
  const parent = at.slice(0, -1).reduce<never>((found, key) => found[key] as never, document as never);
  Object.assign(parent, {[at.at(-1)!]: value});
  return document;
}

const OPERATION = ['paths', '/address/{address}', 'get'];

describe('checkDocument', () => {
  it('accepts a valid document and names the responses that it checked', async () => {
    const {directory, remove} = projectWithDocuments();
    expect(await checkDocument('gateway', directory)).toEqual({
      problems: [],
      captured: ['samples/nonce.json'],
    });
    remove();
  });

  it('names file, operation and path of an answer that differs from its schema', async () => {
    expect(await check({answer: {data: {nonce: '43'}, error: ''}})).toEqual([
      'src/api/gateway.yaml:16: getAccount: 200, ../../samples/nonce.json: /data/nonce must be integer {"type":"integer"}',
    ]);
    expect(await check({answer: {data: {nonce: 43, nonse: 1}, error: ''}})).toEqual([
      expect.stringMatching(
        /getAccount: .*nonce\.json: \/data must NOT have unevaluated properties .*"nonse"/,
      ),
    ]);
    expect(await check({answer: {data: {nonce: 43}, eror: ''}})).toEqual([
      expect.stringMatching(/getAccount: .*nonce\.json: \/ must NOT have unevaluated properties .*"eror"/),
    ]);
  });

  it('checks the examples of parameters and request bodies', async () => {
    const address = documentWith(['components', 'parameters', 'address', 'example'], 'me');
    expect(await check({gateway: address})).toEqual([
      expect.stringContaining('getAccount: example of address: /'),
    ]);
    const body = ['paths', '/send', 'post', 'requestBody', 'content', 'application/json', 'example'];
    expect(await check({gateway: documentWith(body, {})})).toEqual([
      expect.stringContaining("send: example of the request body: / must have required property 'nonce'"),
    ]);
  });

  it('requires an example of each answer, and checks it', async () => {
    const media = [...OPERATION, 'responses', '200', 'content', 'application/json'];
    const schema = {type: 'object', properties: {nonce: {type: 'integer'}, value: {type: 'string'}}};
    expect(await check({gateway: documentWith(media, {schema})})).toEqual([
      expect.stringContaining('getAccount: 200 has no example; add a captured response'),
    ]);
    expect(await check({gateway: documentWith(media, {schema, example: {nonce: '1'}})})).toEqual([
      expect.stringContaining('getAccount: 200, example: /nonce must be integer'),
    ]);
    expect(
      await check({gateway: documentWith(media, {schema: {...schema, examples: [{nonce: 1}]}})}),
    ).toEqual([]);
    // Nothing is known about the answer, so there is nothing to show.
    const unknown = {type: 'object', additionalProperties: true};
    expect(await check({gateway: documentWith(media, {schema: unknown})})).toEqual([]);
    expect(
      await check({gateway: documentWith(['components', 'schemas', 'Sent', 'examples'], [{nonce: 'a'}])}),
    ).toEqual([expect.stringContaining('example of the schema Sent: /nonce must be integer')]);
  });

  it('checks names: ids, tags, parameters of the path', async () => {
    const id = documentWith(['paths', '/send', 'post', 'operationId'], 'getAccount');
    expect((await check({gateway: id})).join('\n')).toContain('another operation has this operationId');
    expect(await check({gateway: documentWith([...OPERATION, 'tags'], ['Adresses'])})).toEqual([
      expect.stringContaining('getAccount: the tag "Adresses" isn\'t in tags'),
    ]);
    expect(await check({gateway: documentWith([...OPERATION, 'parameters'], [])})).toEqual([
      expect.stringContaining(
        'GET /address/{address} has the parameters address in its path, and declares ;',
      ),
    ]);
  });

  const parameter = [...OPERATION, 'parameters', 2];

  it.each([
    [
      'a structure that OpenAPI has not',
      [...OPERATION, 'responses'],
      'none',
      ':36: getAccount: responses must be object; correct it',
    ],
    [
      'a missing key, once',
      parameter,
      {name: 'nonce', description: 'block', schema: {type: 'integer'}},
      ":30: getAccount: parameters[2] must have required property 'in'; correct it",
    ],
    [
      'a key that OpenAPI has not',
      [...OPERATION, 'sumary'],
      'Returns.',
      ':16: getAccount: get has the unknown key sumary; correct or remove it',
    ],
    [
      'a type that schemas do not have',
      [...parameter, 'schema', 'type'],
      'bool',
      ':34: getAccount: type is "bool"; use one of array, boolean, integer, null, number, object, string',
    ],
    [
      'an invalid schema of a component',
      ['components', 'schemas', 'Sent', 'properties', 'nonce', 'minimum'],
      'one',
      ':141: minimum must be number; correct it',
    ],
    [
      'a parameter without a description',
      [...parameter, 'description'],
      '',
      ':30: getAccount: the parameter nonce has no description; add one, which its table shows',
    ],
    [
      'a reference to nothing',
      [...OPERATION, 'parameters', 0, '$ref'],
      '#/components/parameters/adress',
      ":21: getAccount: #/components/parameters/adress isn't in the document; correct the reference (closest: address)",
    ],
  ])('reports %s, with line and operation', async (_, at, value, problem) => {
    expect(await check({gateway: documentWith(at, value)})).toEqual([`src/api/gateway.yaml${problem}`]);
  });

  it('reports the line of invalid YAML, and that no responses were read', async () => {
    const {directory, remove} = projectWithDocuments();
    writeFileSync(path.join(directory, 'src/api/gateway.yaml'), 'info:\n  title: "Gateway\n  version: 1\n');
    expect(await checkDocument('gateway', directory)).toEqual({
      problems: [
        {
          file: 'src/api/gateway.yaml',
          line: 4,
          message: expect.stringMatching(
            /^the document isn't valid YAML: Missing closing "quote; correct it$/,
          ),
        },
      ],
      captured: undefined,
    });
    remove();
  });
});
