import {stringify} from 'yaml';
import {makeFolder} from './folder';

type Json = Record<string, unknown>;

const NONCE = '../../samples/nonce.json';

/** A small OpenAPI document with one operation of each kind. */
export function gatewayDocument(): Json {
  return {
    openapi: '3.1.1',
    info: {title: 'Gateway', version: '1.0.0', description: 'See [the page](/learn).'},
    servers: [{url: 'https://gateway.example', description: 'mainnet'}],
    tags: [{name: 'Addresses', externalDocs: {url: '/addresses'}}],
    paths: {
      '/address/{address}': {
        get: {
          operationId: 'getAccount',
          tags: ['Addresses'],
          summary: 'Returns an **account**, at most :fact[max-addresses-per-bulk-request].',
          parameters: [
            {$ref: '#/components/parameters/address'},
            {
              name: 'withKeys',
              in: 'query',
              description: 'adds `pairs`, see [keys](/keys#all)',
              schema: {type: 'boolean', default: false},
              'x-columns': {'Combined with': 'anything'},
            },
            {name: 'nonce', in: 'query', description: 'block', schema: {type: 'integer', minimum: 0}},
          ],
          responses: {
            200: {
              description: 'The account.',
              content: {
                'application/json': {
                  schema: {
                    allOf: [
                      {$ref: '#/components/schemas/Answer'},
                      {type: 'object', properties: {data: {$ref: '#/components/schemas/Account'}}},
                    ],
                  },
                  examples: {nonce: {externalValue: NONCE}},
                },
              },
            },
            500: {
              description: 'Failed.',
              content: {
                'application/json': {
                  schema: {type: 'object', properties: {error: {type: 'string'}}},
                  examples: {
                    a: {summary: 'the address is *invalid*', value: {error: 'cannot get account: …'}},
                    b: {summary: 'the address is *invalid*', value: {error: 'bad address'}},
                  },
                },
              },
            },
          },
        },
      },
      '/send': {
        post: {
          operationId: 'send',
          tags: ['Addresses'],
          summary: 'Sends.',
          'x-changes-chain': true,
          requestBody: {
            description: 'The transaction.',
            content: {
              'application/json': {schema: {$ref: '#/components/schemas/Sent'}, example: {nonce: 1}},
            },
          },
          responses: {200: {description: 'Sent.'}},
        },
      },
    },
    components: {
      parameters: {
        address: {
          name: 'address',
          in: 'path',
          required: true,
          description: 'account',
          schema: {type: 'string', format: 'bech32', pattern: '^erd1'},
          example: 'erd1a',
        },
      },
      schemas: {
        Answer: {type: 'object', properties: {data: {}, error: {type: 'string'}}},
        Account: {
          type: 'object',
          properties: {
            nonce: {type: 'integer', description: 'nonce'},
            code: {type: ['string', 'null'], format: 'base64', description: 'code'},
            from: {type: 'integer', description: 'both ends'},
            to: {type: 'integer', description: 'both ends'},
            tokens: {
              type: 'object',
              description: 'tokens',
              additionalProperties: {type: 'object', properties: {id: {type: 'string', description: 'name'}}},
            },
          },
        },
        Sent: {
          type: 'object',
          required: ['nonce'],
          properties: {
            nonce: {type: 'integer', description: 'nonce'},
            topics: {type: 'array', items: {type: 'string'}, description: 'topics'},
          },
        },
      },
    },
  };
}

/** Creates a project with an OpenAPI document for each service, and a captured answer. */
export function projectWithDocuments({
  gateway = gatewayDocument(),
  answer = {data: {nonce: 43}, error: ''},
}: {gateway?: Json; answer?: unknown} = {}): ReturnType<typeof makeFolder> {
  const api = {
    ...gatewayDocument(),
    paths: {},
    servers: [{url: 'https://api.example', description: 'mainnet'}],
  };
  return makeFolder({
    'src/api/gateway.yaml': stringify(gateway),
    'src/api/api.yaml': stringify(api),
    'samples/nonce.json': JSON.stringify(answer),
  });
}
