import {hex} from '@scure/base';
import {addressFacts} from '../../facts/addresses';
import {formatAmount} from '../amount';
import {decodeArguments} from '../abi/decodeArguments';
import type {AbiValue} from '../abi/abiType';
import {resolveType} from '../abi/resolveType';
import {decodeCodeMetadata, describeCodeMetadata} from '../codeMetadata';
import {EGLD_IDENTIFIER, formatTokenIdentifier, parseTokenIdentifier} from '../tokenIdentifier';
import type {DataField} from './dataField';
import {decodeDeployment, isDeployment} from './deployment';
import type {ProtocolFunction} from './functions';
import {BUILT_IN_FUNCTIONS, TOKEN_MANAGEMENT_FUNCTIONS} from './functions';
import type {TokenTransfer} from './transfers';
import {decodeTransfers, isTransfer} from './transfers';

/** A data field in words: one sentence, and the meaning of each part. */
export type CallDescription = {summary: string; details: {name: string; value: string}[]};

/** What else is known about the transaction. */
export type CallContext = {
  /** Bech32 address of the receiver, which tells functions of the ESDT contract from endpoints of the same name. */
  receiver?: string;
  /** Returns the decimals of a token; undefined if they aren't known, so that its amounts are in atomic units. */
  decimalsOf?: (token: string) => number | undefined;
};

const EGLD_DECIMALS = 18;
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
    return undefined;
  }
}

function describeEndpoint(field: DataField): CallDescription {
  return {
    summary: `Calls the function ${field.name} with ${counted(field.arguments.length, 'argument')}.`,
    details: argumentDetails(field.arguments),
  };
}

function describeTransfers(field: DataField, context: CallContext): CallDescription {
  const {recipient, transfers, call} = decodeTransfers(field);
  const amounts = transfers.map((transfer) => describeTransfer(transfer, context));
  const list = new Intl.ListFormat('en').format(amounts);
  const calls =
    call === undefined ? '' : `, and calls ${call.name} with ${counted(call.arguments.length, 'argument')}`;
  return {
    summary: `Transfers ${list} to ${recipient ?? 'the receiver of the transaction'}${calls}.`,
    details: [
      ...(recipient === undefined ? [] : [{name: 'recipient', value: recipient}]),
      ...amounts.map((value, index) => ({name: `transfer ${index + 1}`, value})),
      ...(call === undefined
        ? []
        : [{name: 'function', value: call.name}, ...argumentDetails(call.arguments)]),
    ],
  };
}

/** Returns an amount and a token: `7.5 ALICE-a1b2c3`, `2 of the item TICKET-c3d4e5-01`, `100 atomic units of …`. */
function describeTransfer({token, nonce, amount}: TokenTransfer, {decimalsOf}: CallContext): string {
  if (token === EGLD_IDENTIFIER) return `${formatAmount(amount, EGLD_DECIMALS)} EGLD`;
  const decimals = decimalsOf?.(token);
  const identifier = nonce === 0n ? token : formatTokenIdentifier({...parseTokenIdentifier(token), nonce});
  if (decimals !== undefined) return `${formatAmount(amount, decimals)} ${identifier}`;
  return nonce === 0n ? `${amount} atomic units of ${identifier}` : `${amount} of the item ${identifier}`;
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

function argumentDetails(parts: readonly Uint8Array[]): {name: string; value: string}[] {
  return parts.map((part, index) => ({name: `argument ${index + 1}`, value: describeValue(part)}));
}

function describeValue(value: AbiValue): string {
  if (value instanceof Uint8Array) return describeBytes(value);
  if (Array.isArray(value)) {
    const separator = value.some(Array.isArray) ? '; ' : ', ';
    return value.length === 0 ? 'none' : value.map(describeValue).join(separator);
  }
  return value === undefined ? 'none' : String(value);
}

/** Returns the bytes in hexadecimal, and as text too if they are printable ASCII. */
function describeBytes(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'empty';
  const text = bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
    ? ` ("${String.fromCharCode(...bytes)}")`
    : '';
  return `0x${hex.encode(bytes)}${text}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
