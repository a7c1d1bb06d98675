import {closestNames} from '../../facts/closestNames';
import type {DataField} from '../data/dataField';
import type {AbiDefinition, EndpointDescription} from './abiDefinition';
import type {AbiField, AbiValue} from './abiType';
import {decodeArguments} from './decodeArguments';
import {encodeArguments} from './encodeArguments';
import {resolveType} from './resolveType';

/**
 * Returns the data field of a call.
 *
 * @param values a value for each parameter of the endpoint
 * @throws Error if the ABI has no such endpoint, or a value doesn't have its type
 */
export function encodeCall(abi: AbiDefinition, endpointName: string, values: readonly unknown[]): DataField {
  const endpoint = endpointOf(abi, endpointName);
  return {name: endpoint.name, arguments: encodeArguments(parametersOf(abi, endpoint.inputs), values)};
}

/**
 * Returns the values of the arguments in a call's data field.
 *
 * @throws Error if the ABI has no such endpoint, or an argument isn't a value of its type
 */
export function decodeCall(abi: AbiDefinition, call: DataField): AbiValue[] {
  const endpoint = endpointOf(abi, call.name);
  return decodeArguments(parametersOf(abi, endpoint.inputs), call.arguments);
}

/**
 * Returns the values of an endpoint's results, as a query returns them.
 *
 * @throws Error if the ABI has no such endpoint, or a result isn't a value of its type
 */
export function decodeResults(
  abi: AbiDefinition,
  endpointName: string,
  results: readonly Uint8Array[],
): AbiValue[] {
  return decodeArguments(parametersOf(abi, endpointOf(abi, endpointName).outputs), results);
}

/** Returns parameters with resolved types; a result without a name gets its position. */
export function parametersOf(
  abi: AbiDefinition,
  descriptions: readonly {name: string; type: string}[],
): AbiField[] {
  return descriptions.map(({name, type}, index) => ({
    name: name === '' ? `result ${index + 1}` : name,
    type: resolveType(type, abi.types),
  }));
}

function endpointOf(abi: AbiDefinition, name: string): EndpointDescription {
  const endpoint = abi.endpoints.find((candidate) => candidate.name === name);
  if (endpoint !== undefined) return endpoint;
  const names = abi.endpoints.map((candidate) => candidate.name);
  throw new Error(
    `Expected an endpoint of the ABI, found ${name} (closest: ${closestNames(name, names, 3).join(', ')}): correct it, or paste the ABI of this contract.`,
  );
}
