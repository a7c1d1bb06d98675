import {bech32} from '@scure/base';
import {consoleOperations} from '@site/plugins/openapi/consoleOperations';
import {documentFile, readDocument, services} from '@site/plugins/openapi/document';
import {filesOf} from '@site/plugins/openapi';
import {projectWithDocuments} from '@site/tests/support/apiDocuments';

const project = projectWithDocuments();
afterAll(() => project.remove());

const FACT = '100';

describe('the files of the OpenAPI plugin', () => {
  it('contain each operation as the console needs it', () => {
    expect(Object.fromEntries(consoleOperations('gateway', project.directory))).toEqual({
      'openapi/operations-gateway-addresses.json': [
        {
          service: 'gateway',
          operationId: 'getAccount',
          method: 'GET',
          path: '/address/{address}',
          summary: `Returns an account, at most ${FACT}.`,
          changesChain: false,
          parameters: [
            {
              name: 'address',
              in: 'path',
              required: true,
              description: 'account',
              type: 'string',
              pattern: '^erd1',
              example: 'erd1a',
            },
            {
              name: 'withKeys',
              in: 'query',
              required: false,
              description: 'adds pairs, see keys',
              type: 'boolean',
              default: false,
            },
            {name: 'nonce', in: 'query', required: false, description: 'block', type: 'integer', minimum: 0},
          ],
          sampleResponse: {data: {nonce: 43}, error: ''},
        },
        {
          service: 'gateway',
          operationId: 'send',
          method: 'POST',
          path: '/send',
          summary: 'Sends.',
          changesChain: true,
          parameters: [],
          body: {description: 'The transaction.', example: {nonce: 1}},
        },
      ],
    });
  });

  it('are the documents with facts, absolute links and captured answers', () => {
    const files = Object.fromEntries(filesOf(project.directory, 'https://docs.example/base/'));
    expect(Object.keys(files)).toEqual([
      'openapi/gateway.json',
      'openapi/operations-gateway-addresses.json',
      'openapi/api.json',
    ]);
    const served = files['openapi/gateway.json'];
    expect(served).toMatchObject({
      info: {description: 'See [the page](https://docs.example/base/learn/).'},
      servers: [{url: 'https://gateway.example'}],
      tags: [{externalDocs: {url: 'https://docs.example/base/addresses/'}}],
      paths: {
        '/address/{address}': {
          get: {
            summary: `Returns an **account**, at most ${FACT}.`,
            responses: {
              '200': {
                content: {'application/json': {examples: {nonce: {value: {data: {nonce: 43}, error: ''}}}}},
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(served)).not.toMatch(/x-columns|externalValue|:fact/);
  });
});

it('an operation without a captured answer has the example of its answer, or of its schema', () => {
  const operations = services.flatMap((service) =>
    consoleOperations(service, process.cwd()).flatMap(([, ofTag]) => ofTag),
  );
  const answerOf = (id: string) => operations.find(({operationId}) => operationId === id);
  expect(answerOf('getNonce')).not.toHaveProperty('exampleResponse');
  expect(answerOf('getEnableEpochs')).toMatchObject({
    exampleResponse: {data: {enableEpochs: {erd_esdt_enable_epoch: 272}}, error: ''},
  });
  expect(answerOf('listNodes')).toMatchObject({exampleResponse: [{type: 'validator'}]});
  const gateway = operations.filter(({service}) => service === 'gateway');
  expect(gateway.filter((it) => it.sampleResponse === undefined && it.exampleResponse === undefined)).toEqual(
    [],
  );
});

const served = Object.fromEntries(filesOf(process.cwd(), 'https://docs.example/'));

describe.each(services)('the document of the %s', (service) => {
  it('is served without references to facts or files', () => {
    const text = JSON.stringify(served[`openapi/${service}.json`]);
    expect(text).not.toMatch(/:fact\[|externalValue|x-columns|"\/sdk-and-tools/);
  });

  it('has addresses with valid checksums', () => {
    const addresses = new Set(JSON.stringify(readDocument(service)).match(/\berd1[02-9ac-hj-np-z]{58}\b/g));
    expect(addresses.size).toBeGreaterThan(0);
    for (const address of addresses) {
      expect([documentFile(service), bech32.decodeToBytes(address).bytes.length]).toEqual([
        documentFile(service),
        32,
      ]);
    }
  });
});
