import type {AbiType} from './abiType';
import type {TypeDescription} from './abiDefinition';

const integers: Record<string, {bytes: number; signed: boolean; nonZero: boolean}> = {
  u8: {bytes: 1, signed: false, nonZero: false},
  u16: {bytes: 2, signed: false, nonZero: false},
  u32: {bytes: 4, signed: false, nonZero: false},
  u64: {bytes: 8, signed: false, nonZero: false},
  usize: {bytes: 4, signed: false, nonZero: false},
  NonZeroUsize: {bytes: 4, signed: false, nonZero: true},
  i8: {bytes: 1, signed: true, nonZero: false},
  i16: {bytes: 2, signed: true, nonZero: false},
  i32: {bytes: 4, signed: true, nonZero: false},
  i64: {bytes: 8, signed: true, nonZero: false},
  isize: {bytes: 4, signed: true, nonZero: false},
};

const texts = [
  'utf-8 string',
  'TokenIdentifier',
  'EsdtTokenIdentifier',
  'EgldOrEsdtTokenIdentifier',
  'TokenId',
];

/** Names of the types that have no parameters, as an ABI writes them. */
export const SIMPLE_TYPE_NAMES: readonly string[] = [
  ...Object.keys(integers),
  ...texts,
  'BigUint',
  'NonZeroBigUint',
  'BigInt',
  'bool',
  'bytes',
  'bytes-read-to-end',
  'Address',
  'H256',
  'CodeMetadata',
  'ignore',
];

/** Names of the types that have parameters. */
export const GENERIC_TYPE_NAMES: readonly string[] = [
  'Option',
  'List',
  'tuple',
  'multi',
  'variadic',
  'counted-variadic',
  'optional',
  'ManagedDecimal',
  'ManagedDecimalSigned',
];

/** Payments, which ABIs don't always describe. */
export const FRAMEWORK_STRUCTS: Readonly<Record<string, TypeDescription>> = {
  EsdtTokenPayment: struct({token_identifier: 'TokenIdentifier', token_nonce: 'u64', amount: 'BigUint'}),
  EgldOrEsdtTokenPayment: struct({
    token_identifier: 'EgldOrEsdtTokenIdentifier',
    token_nonce: 'u64',
    amount: 'BigUint',
  }),
  Payment: struct({token_identifier: 'TokenId', token_nonce: 'u64', amount: 'NonZeroBigUint'}),
  FungiblePayment: struct({token_identifier: 'TokenId', amount: 'NonZeroBigUint'}),
};

/** Returns a type of the framework that has no parameters; undefined if the name is none. */
export function simpleType(name: string): AbiType | undefined {
  const integer = Object.hasOwn(integers, name) ? integers[name] : undefined;
  if (integer !== undefined) return {name, kind: 'integer', ...integer};
  if (texts.includes(name)) return {name, kind: 'text'};
  switch (name) {
    case 'BigUint':
    case 'NonZeroBigUint':
    case 'BigInt':
      return {name, kind: 'bigInteger', signed: name === 'BigInt', nonZero: name === 'NonZeroBigUint'};
    case 'bool':
      return {name, kind: 'boolean'};
    case 'bytes':
    case 'bytes-read-to-end':
      return {name, kind: 'bytes', toEnd: name !== 'bytes'};
    case 'Address':
      return {name, kind: 'address'};
    case 'H256':
      return {name, kind: 'fixedBytes', length: 32};
    case 'CodeMetadata':
      return {name, kind: 'fixedBytes', length: 2};
    case 'ignore':
      return {name, kind: 'ignore'};
    default:
      return undefined;
  }
}

function struct(fields: Record<string, string>): TypeDescription {
  return {type: 'struct', fields: Object.entries(fields).map(([name, type]) => ({name, type}))};
}
