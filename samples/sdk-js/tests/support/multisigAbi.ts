import {Abi} from '@multiversx/sdk-core';

const address = {name: 'address', type: 'Address'};
const action = {name: 'action_id', type: 'u32'};

/** The endpoints of the multisig contract that the samples call, with the types of their arguments. */
export const multisigDefinition = {
  constructor: {
    inputs: [
      {name: 'quorum', type: 'u32'},
      {name: 'board', type: 'variadic<Address>'},
    ],
    outputs: [],
  },
  endpoints: [
    {
      name: 'proposeTransferExecute',
      inputs: [
        {name: 'to', type: 'Address'},
        {name: 'egld_amount', type: 'BigUint'},
        {name: 'opt_gas_limit', type: 'Option<u64>'},
        {name: 'function_call', type: 'variadic<bytes>'},
      ],
      outputs: [{type: 'u32'}],
    },
    {name: 'proposeAddBoardMember', inputs: [address], outputs: [{type: 'u32'}]},
    {name: 'sign', inputs: [action], outputs: []},
    {name: 'performAction', inputs: [action], outputs: []},
    {name: 'getQuorum', inputs: [], outputs: [{type: 'u32'}]},
    {name: 'userRole', inputs: [address], outputs: [{type: 'UserRole'}]},
    {name: 'quorumReached', inputs: [action], outputs: [{type: 'bool'}]},
    {
      name: 'getPendingActionFullInfo',
      inputs: [{name: 'opt_range', type: 'optional<tuple<u32,u32>>'}],
      outputs: [{type: 'variadic<ActionFullInfo>'}],
    },
  ],
  types: {
    Action: {
      type: 'enum',
      variants: [
        {name: 'Nothing', discriminant: 0},
        {name: 'AddBoardMember', discriminant: 1, fields: [{name: '0', type: 'Address'}]},
      ],
    },
    ActionFullInfo: {
      type: 'struct',
      fields: [
        {name: 'action_id', type: 'u32'},
        {name: 'group_id', type: 'u32'},
        {name: 'action_data', type: 'Action'},
        {name: 'signers', type: 'List<Address>'},
      ],
    },
    UserRole: {
      type: 'enum',
      variants: [
        {name: 'None', discriminant: 0},
        {name: 'Proposer', discriminant: 1},
        {name: 'BoardMember', discriminant: 2},
      ],
    },
  },
};

export const multisigAbi = Abi.create(multisigDefinition);
