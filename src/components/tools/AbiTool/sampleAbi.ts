/** The ABI of the adder, which the tool shows first. A test compares it with the file of the sample contract. */
export const SAMPLE_ABI = JSON.stringify({
  name: 'Adder',
  constructor: {inputs: [{name: 'start', type: 'BigUint'}]},
  endpoints: [
    {name: 'add', mutability: 'mutable', inputs: [{name: 'value', type: 'BigUint'}]},
    {name: 'getSum', mutability: 'readonly', inputs: [], outputs: [{type: 'BigUint'}]},
  ],
});
