import {parseAbi} from '@site/src/chain/abi/abiDefinition';

/** Custom types of each kind, nested in each other. */
export const customTypesAbi = {
  endpoints: [],
  types: {
    Order: {
      type: 'struct',
      fields: [
        {name: 'token', type: 'TokenIdentifier'},
        {name: 'nonce', type: 'u64'},
        {name: 'amount', type: 'BigUint'},
        {name: 'buyer', type: 'Option<Address>'},
        {name: 'delivery', type: 'Delivery'},
        {name: 'notes', type: 'List<utf-8 string>'},
      ],
    },
    Delivery: {
      type: 'enum',
      variants: [
        {name: 'PickUp', discriminant: 0},
        {name: 'Locker', discriminant: 1, fields: [{name: '0', type: 'u16'}]},
        {
          name: 'Post',
          discriminant: 2,
          fields: [
            {name: 'street', type: 'utf-8 string'},
            {name: 'express', type: 'bool'},
          ],
        },
      ],
    },
    Status: {
      type: 'enum',
      variants: [
        {name: 'Open', discriminant: 0},
        {name: 'Paid', discriminant: 1},
        {name: 'Shipped', discriminant: 2},
      ],
    },
    Discount: {
      type: 'enum',
      variants: [{name: 'Percent', discriminant: 0, fields: [{name: '0', type: 'u8'}]}],
    },
    Rating: {
      type: 'enum',
      variants: [
        {name: 'Poor', discriminant: 1},
        {name: 'Good', discriminant: 10},
      ],
    },
    Completion: {type: 'explicit-enum', variants: [{name: 'completed'}, {name: 'interrupted'}]},
  },
};

export const customTypes = parseAbi(JSON.stringify(customTypesAbi)).types;
