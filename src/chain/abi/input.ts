import {hex} from '@scure/base';
import {parseAddress} from '../address';
import {parseDecimal} from '../amount';
import type {AbiField, AbiType, AbiVariant} from './abiType';
import {integerRange} from './integers';

type TypeOf<Kind extends AbiType['kind']> = AbiType & {kind: Kind};

/** Returns the whole number that a `bigint`, a JSON number or decimal text stands for, if the type can hold it. */
export function integerInput(
  type: TypeOf<'integer'> | TypeOf<'bigInteger'>,
  value: unknown,
  where: string,
): bigint {
  const number = wholeNumber(value);
  if (number === undefined) {
    throw mismatch(type, 'a whole number', value, where, 'write digits only');
  }
  if (type.kind === 'integer') {
    const {min, max} = integerRange(type.bytes, type.signed);
    if (number < min || number > max) {
      throw mismatch(type, `a whole number from ${min} to ${max}`, value, where, 'write one in this range');
    }
  } else if (!type.signed && number < 0n) {
    throw mismatch(type, 'a whole number of 0 or more', value, where, 'remove the minus sign');
  }
  if (type.nonZero && number === 0n)
    throw mismatch(type, 'a number other than 0', value, where, 'write 1 or more');
  return number;
}

/** Returns a decimal in units of its last digit, and its number of decimals. */
export function decimalOf(
  type: TypeOf<'decimal'>,
  value: unknown,
  where: string,
): {units: bigint; decimals: number} {
  const text = typeof value === 'string' ? value.trim() : String(wholeNumber(value) ?? '');
  const decimals = type.decimals === 'variable' ? (text.split('.')[1] ?? '').length : type.decimals;
  let units: bigint;
  try {
    units = parseDecimal(text, decimals);
  } catch (cause) {
    throw new Error(`In ${where} (${type.name}): ${(cause as Error).message}`, {cause});
  }
  if (units < 0n && !type.signed) {
    throw mismatch(type, 'a number of 0 or more', value, where, 'remove the minus sign');
  }
  return {units, decimals};
}

/** Returns bytes as they are, or those of `0x…` text. */
export function bytesOf(
  type: TypeOf<'bytes'> | TypeOf<'fixedBytes'>,
  value: unknown,
  where: string,
): Uint8Array {
  const bytes = value instanceof Uint8Array ? value : hexBytes(value);
  if (bytes === undefined) {
    throw mismatch(
      type,
      'bytes in hexadecimal, such as 0x0a1b',
      value,
      where,
      'write two digits for each byte',
    );
  }
  if (type.kind === 'fixedBytes' && bytes.length !== type.length) {
    throw mismatch(type, `${type.length} bytes`, `${bytes.length}`, where, 'write all of them');
  }
  return bytes;
}

/** Returns the UTF-8 bytes of a text. */
export function textBytes(type: AbiType, value: unknown, where: string): Uint8Array {
  if (typeof value !== 'string') throw mismatch(type, 'a text', value, where, 'write it in quotes');
  const bytes = new TextEncoder().encode(value);
  if (new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes) === value) return bytes;
  throw mismatch(type, 'a text of whole characters', value, where, 'remove the half of a surrogate pair');
}

/** Returns the public key of a bech32 or hexadecimal address. */
export function addressBytes(value: unknown, where: string): Uint8Array {
  if (typeof value !== 'string') {
    throw mismatch({name: 'Address', kind: 'address'}, 'an address', value, where, 'write it in quotes');
  }
  try {
    return parseAddress(value).publicKey;
  } catch (cause) {
    throw new Error(`In ${where} (Address): ${(cause as Error).message}`, {cause});
  }
}

/** Returns the items of an array, whose number has to be `length` if it is given. */
export function itemsOf(type: AbiType, value: unknown, where: string, length?: number): unknown[] {
  if (!Array.isArray(value)) throw mismatch(type, 'an array', value, where, 'write the items in [ ]');
  if (length !== undefined && value.length !== length) {
    throw mismatch(type, `${length} items`, `${value.length}`, where, 'write as many as the type has');
  }
  return value;
}

/** Returns the fields of an object, which has to have all fields of the type and no others. */
export function fieldsOf(
  type: AbiType,
  value: unknown,
  where: string,
  fields: readonly AbiField[],
): Record<string, unknown> {
  const names = fields.map(({name}) => name);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Uint8Array) {
    throw mismatch(type, `an object with ${names.join(', ')}`, value, where, 'write the fields in { }');
  }
  const missing = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  if (missing.length > 0 || unknown.length > 0) {
    const found = [
      ...(missing.length > 0 ? [`no ${missing.join(', ')}`] : []),
      ...(unknown.length > 0 ? [`the unknown ${unknown.join(', ')}`] : []),
    ].join(' and ');
    throw new Error(
      `Expected an object with the fields ${names.join(', ')} in ${where} (${type.name}), found ${found}: correct the names.`,
    );
  }
  return value as Record<string, unknown>;
}

/** Returns the variant of an enum and its fields. A variant without fields may be only its name. */
export function variantOf(
  type: TypeOf<'enum'>,
  value: unknown,
  where: string,
): {variant: AbiVariant; fields: Record<string, unknown>} {
  const given =
    typeof value === 'string' ? {variant: value} : (value as Partial<Record<string, unknown>> | null);
  const variant = type.variants.find(({name}) => name === given?.variant);
  if (given === null || typeof given !== 'object' || variant === undefined) {
    const names = type.variants.map(({name}) => name).join(', ');
    throw mismatch(
      type,
      `one of the variants ${names}`,
      value,
      where,
      'write its name, or {"variant": …, "fields": …}',
    );
  }
  return {
    variant,
    fields: fieldsOf(type, given.fields ?? {}, `${where}.${variant.name}`, variant.fields),
  };
}

/** Returns the error for a value that doesn't have its type. */
export function mismatch(
  type: AbiType,
  expected: string,
  value: unknown,
  where: string,
  advice: string,
): Error {
  return new Error(`Expected ${expected} in ${where} (${type.name}), found ${describe(value)}: ${advice}.`);
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object';
  const text = typeof value === 'string' ? (value === '' ? 'an empty text' : value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? BigInt(value.trim()) : undefined;
}

function hexBytes(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = value.trim().replace(/^0x/i, '');
  return /^(?:[0-9a-f]{2})*$/i.test(digits) ? hex.decode(digits.toLowerCase()) : undefined;
}
