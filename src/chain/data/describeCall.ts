import {hex} from '@scure/base';
import {addressFacts} from '../../facts/addresses';
import {decodeArguments} from '../abi/decodeArguments';
import {resolveType} from '../abi/resolveType';
import {decodeCodeMetadata, describeCodeMetadata} from '../codeMetadata';
import type {DataField} from './dataField';
import {decodeDeployment, isDeployment} from './deployment';
import type {CallContext, CallDescription} from './describeTransfers';
import {describeTransfers} from './describeTransfers';
import {argumentDetails, counted, describeValue} from './describeValue';
import type {ProtocolFunction} from './functions';
import {BUILT_IN_FUNCTIONS, TOKEN_MANAGEMENT_FUNCTIONS} from './functions';
import {isTransfer} from './transfers';

const ESDT_CONTRACT: string = addressFacts['esdt-contract-address'].value;

/**
 * Returns what a data field does, in words: transfers, deployments, upgrades, functions of the protocol and of the ESDT
 * contract, or else a call of an endpoint.
 *
 * @throws Error if it calls a function of the protocol with arguments that the function doesn't accept
 */
export function describeCall(field: DataField, context: CallContext = {}): CallDescription {
  if (isTransfer(field.name)) return describeTransfers(field, context);
  if (isDeployment(field)) return describeDeployment(field);
  const builtIn = functionOf(BUILT_IN_FUNCTIONS, field.name);
  if (builtIn !== undefined) return describeFunction(field, builtIn);
  return describeTokenManagement(field, context) ?? describeEndpoint(field);
}

/** Contracts have endpoints such as `pause` too: without a receiver, the arguments decide. */
function describeTokenManagement(field: DataField, {receiver}: CallContext): CallDescription | undefined {
  const known = functionOf(TOKEN_MANAGEMENT_FUNCTIONS, field.name);
  if (known === undefined) return undefined;
  if (receiver !== undefined) return receiver === ESDT_CONTRACT ? describeFunction(field, known) : undefined;
  try {
    return describeFunction(field, known);
  } catch {
    // The arguments don't fit: it is an endpoint of a contract with the same name.
    return undefined;
  }
}

function describeEndpoint(field: DataField): CallDescription {
  return {
    summary: `Calls the function ${field.name} with ${counted(field.arguments.length, 'argument')}.`,
    details: argumentDetails(field.arguments),
  };
}

function describeDeployment(field: DataField): CallDescription {
  const {kind, code, codeMetadata, arguments: parts} = decodeDeployment(field);
  const flags = describeCodeMetadata(decodeCodeMetadata(codeMetadata));
  return {
    summary: `${kind === 'upgrade' ? 'Upgrades the contract to' : 'Deploys a contract with'} ${counted(code.length, 'byte')} of code, code metadata ${hex.encode(codeMetadata)} (${flags}) and ${counted(parts.length, 'constructor argument')}.`,
    details: [
      {name: 'code', value: counted(code.length, 'byte')},
      {name: 'code metadata', value: flags},
      ...argumentDetails(parts),
    ],
  };
}

function describeFunction(field: DataField, {does, parameters}: ProtocolFunction): CallDescription {
  const types = parameters.map(([name, type]) => ({name, type: resolveType(type)}));
  const values = decodeArguments(types, field.arguments);
  return {
    summary: `${field.name} ${does}.`,
    details: types.map(({name}, index) => ({name, value: describeValue(values[index])})),
  };
}

function functionOf(
  functions: Readonly<Record<string, ProtocolFunction>>,
  name: string,
): ProtocolFunction | undefined {
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}
