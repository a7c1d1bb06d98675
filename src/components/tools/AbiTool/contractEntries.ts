import type {AbiDefinition, EndpointDescription, FieldDescription} from '@site/src/chain/abi/abiDefinition';
import type {AbiField} from '@site/src/chain/abi/abiType';
import {resolveType} from '@site/src/chain/abi/resolveType';

/** Name of the constructor in a contract's code; no endpoint can have it. */
export const CONSTRUCTOR = 'init';

/** The constructor or an endpoint of a contract, with resolved types. */
export type ContractEntry = Pick<EndpointDescription, 'name' | 'docs' | 'payableInTokens'> & {
  isReadOnly: boolean;
  inputs: AbiField[];
  outputs: AbiField[];
};

/**
 * Returns the endpoints of a contract, in the order of the ABI, and the constructor at the end.
 *
 * @throws Error if the ABI has neither, or contains an unknown type
 */
export function contractEntries(abi: AbiDefinition): ContractEntry[] {
  // Every object inherits a property `constructor`, which isn't the contract's.
  const constructor = Object.hasOwn(abi, 'constructor') ? abi.constructor : undefined;
  const entries = [
    ...abi.endpoints.map(({mutability, ...endpoint}) => ({
      ...endpoint,
      isReadOnly: mutability !== 'mutable',
    })),
    ...(constructor === undefined
      ? []
      : [{...constructor, name: CONSTRUCTOR, payableInTokens: [], isReadOnly: false}]),
  ];
  if (entries.length === 0) {
    throw new Error('Expected an ABI with endpoints, found none: paste the ABI of a contract.');
  }
  return entries.map((entry) => ({
    ...entry,
    inputs: parametersOf(abi, entry.inputs),
    outputs: parametersOf(abi, entry.outputs),
  }));
}

/** A result without a name gets its position. */
function parametersOf(abi: AbiDefinition, descriptions: readonly FieldDescription[]): AbiField[] {
  return descriptions.map(({name, type}, index) => ({
    name: name === '' ? `result ${index + 1}` : name,
    type: resolveType(type, abi.types),
  }));
}
