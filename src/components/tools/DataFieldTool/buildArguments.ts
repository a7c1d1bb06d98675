import {encodeTopLevel} from '@site/src/chain/abi/encode';
import {resolveType} from '@site/src/chain/abi/resolveType';

/** The kinds of arguments that a reader can choose, with the ABI type that encodes them. */
const TYPES = {
  number: 'BigUint',
  signed: 'BigInt',
  text: 'utf-8 string',
  address: 'Address',
  token: 'TokenIdentifier',
  bool: 'bool',
  hex: 'bytes',
} as const;

export type ArgumentKind = keyof typeof TYPES;
/** An argument as the reader typed it. */
export type TypedArgument = {kind: ArgumentKind; value: string};

export const ARGUMENT_KINDS = Object.keys(TYPES) as ArgumentKind[];

/** Returns the arguments in the tool's state, in which each is a line: `number:5`. A line without a known kind is text. */
export function readArguments(lines: string): TypedArgument[] {
  if (lines === '') return [];
  return lines.split('\n').map((line): TypedArgument => {
    const [name = '', ...rest] = line.split(':');
    const kind = ARGUMENT_KINDS.find((candidate) => candidate === name);
    return kind === undefined ? {kind: 'text', value: line} : {kind, value: rest.join(':')};
  });
}

export function writeArguments(list: readonly TypedArgument[]): string {
  return list.map(({kind, value}) => `${kind}:${value.replaceAll('\n', ' ')}`).join('\n');
}

/**
 * Returns the bytes of an argument.
 *
 * @throws Error if the text isn't a value of the kind
 */
export function encodeArgument({kind, value}: TypedArgument): Uint8Array {
  return encodeTopLevel(resolveType(TYPES[kind]), valueOf(kind, value), 'the argument');
}

function valueOf(kind: ArgumentKind, value: string): unknown {
  const trimmed = value.trim();
  switch (kind) {
    case 'bool':
      // Other text is reported as neither.
      return trimmed === 'true' || (trimmed === 'false' ? false : trimmed);
    case 'text':
      return value;
    default:
      return trimmed;
  }
}
