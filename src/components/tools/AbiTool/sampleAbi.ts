import type {AbiDefinition, EndpointDescription} from '@site/src/chain/abi/abiDefinition';

const empty = {docs: [], payableInTokens: []} satisfies Partial<EndpointDescription>;

const sampleAbi: AbiDefinition = {
  name: 'Adder',
  docs: [],
  constructor: {docs: [], inputs: [{name: 'start', type: 'BigUint'}], outputs: []},
  endpoints: [
    {...empty, name: 'add', mutability: 'mutable', inputs: [{name: 'value', type: 'BigUint'}], outputs: []},
    {...empty, name: 'getSum', mutability: 'readonly', inputs: [], outputs: [{name: '', type: 'BigUint'}]},
  ],
  types: {},
};

/** The ABI of the adder, which the tool shows first. A test compares it with the file of the sample contract. */
export const SAMPLE_ABI = JSON.stringify(sampleAbi, null, 2);
