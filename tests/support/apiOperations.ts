import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiOperation, ApiParameter} from '../../src/api/operation';

const ALICE = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';

const address = {
  name: 'address',
  in: 'path',
  required: true,
  description: 'account address, in bech32',
  type: 'string',
  pattern: '^erd1[02-9ac-hj-np-z]{58}$',
  example: ALICE,
} as const satisfies ApiParameter;
const blockNonce = {
  name: 'blockNonce',
  in: 'query',
  required: false,
  description: 'nonce of the block after which the state is read',
  type: 'integer',
  minimum: 0,
} as const satisfies ApiParameter;

/** Operations as the build writes them for the console. */
export const operations = {
  getNonce: {
    service: 'gateway',
    operationId: 'getNonce',
    method: 'GET',
    path: '/address/{address}/nonce',
    summary: 'Returns the nonce of an account.',
    changesChain: false,
    parameters: [
      address,
      {
        name: 'onFinalBlock',
        in: 'query',
        required: false,
        description: 'the latest final block',
        type: 'boolean',
      },
      blockNonce,
    ],
    sampleResponse: sample('nonce'),
  },
  getToken: {
    service: 'gateway',
    operationId: 'getToken',
    method: 'GET',
    path: '/address/{address}/esdt/{tokenIdentifier}',
    summary: 'Returns the balance of a fungible token.',
    changesChain: false,
    parameters: [
      address,
      {
        name: 'tokenIdentifier',
        in: 'path',
        required: true,
        description: 'token identifier',
        type: 'string',
        pattern: '^[A-Z0-9]{3,10}-[0-9a-f]{6}$',
        example: 'ALICE-a1b2c3',
      },
    ],
    sampleResponse: sample('token'),
  },
  queryContract: {
    service: 'gateway',
    operationId: 'queryContract',
    method: 'POST',
    path: '/vm-values/query',
    summary: 'Calls a view of a contract and returns the full output.',
    changesChain: false,
    parameters: [],
    body: {
      description: 'The contract, its function and the arguments.',
      example: {
        scAddress: 'erd1qqqqqqqqqqqqqpgqhe8t5jewej70zupmh44jurgn29psua5l2jps3ntjj3',
        funcName: 'getWrappedEgldTokenId',
        args: [],
      },
    },
    sampleResponse: sample('vm-query'),
  },
  sendTransaction: {
    service: 'gateway',
    operationId: 'sendTransaction',
    method: 'POST',
    path: '/transaction/send',
    summary: 'Sends a signed transaction.',
    changesChain: true,
    parameters: [],
    body: {description: 'The signed transaction.', example: read('samples/cli/rest-api/transfer.json')},
    sampleResponse: sample('sent'),
  },
  getAccounts: {
    service: 'api',
    operationId: 'getAccounts',
    method: 'GET',
    path: '/accounts',
    summary: 'Returns a list of accounts.',
    changesChain: false,
    parameters: [
      {
        name: 'size',
        in: 'query',
        required: false,
        description: 'number of accounts',
        type: 'integer',
        minimum: 1,
        maximum: 10_000,
        default: 25,
      },
      {
        name: 'order',
        in: 'query',
        required: false,
        description: 'sort order',
        type: 'string',
        enum: ['asc', 'desc'],
      },
      {
        name: 'fields',
        in: 'query',
        required: false,
        description: 'fields of the answer, separated by commas',
        type: 'array',
        enum: ['address', 'balance', 'nonce'],
      },
    ],
    exampleResponse: [{address: ALICE, nonce: 4242}],
  },
} as const satisfies Record<string, ApiOperation>;

function sample(name: string): unknown {
  return read(`samples/cli/rest-api/answers/${name}.json`);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve(file), 'utf8'));
}
