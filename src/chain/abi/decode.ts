import {hex} from '@scure/base';
import {addressOf} from '../address';
import {formatDecimal} from '../amount';
import type {AbiField, AbiType, AbiValue, AbiVariant} from './abiType';
import {ByteReader} from './byteReader';
import {integerOf, integerRange} from './integers';

/**
 * Returns the value of an argument, a result or a storage value. Accepts what the framework accepts: extra leading
 * bytes of numbers that don't change them, and `00` for an option without a value.
 *
 * @param where what the bytes are, for error messages: the name of the argument
 * @throws Error if the bytes aren't a value of the type
 */
export function decodeTopLevel(type: AbiType, bytes: Uint8Array, where = 'the value'): AbiValue {
  switch (type.kind) {
    case 'integer':
      return checkedInteger(type, integerOf(bytes, type.signed), where);
    case 'bigInteger':
      return checkedInteger(type, integerOf(bytes, type.signed), where);
    case 'decimal':
      if (type.decimals === 'variable') break;
      return formatDecimal(integerOf(bytes, type.signed), type.decimals);
    case 'boolean':
      return booleanOf(type, integerOf(bytes, false), where);
    case 'bytes':
      return bytes;
    case 'text':
      return textOf(type, bytes, where);
    case 'explicitEnum':
      return explicitVariant(type, bytes, where);
    case 'option':
      if (bytes.length === 0) return null;
      break;
    case 'list': {
      const reader = new ByteReader(bytes);
      const items: AbiValue[] = [];
      while (reader.remaining > 0) items.push(decodeItem(type.item, reader, `${where}[${items.length}]`));
      return items;
    }
    case 'enum': {
      const [first] = type.variants;
      if (bytes.length === 0 && first !== undefined && first.fields.length === 0) return first.name;
      break;
    }
    default:
  }
  const reader = new ByteReader(bytes);
  const value = decodeNested(type, reader, where);
  reader.expectEnd(`${where} (${type.name})`);
  return value;
}

/**
 * Reads a value as it is encoded inside another value.
 *
 * @throws Error if the bytes aren't a value of the type, or the type stands for several arguments
 */
export function decodeNested(type: AbiType, reader: ByteReader, where = 'the value'): AbiValue {
  return reader.readInside(type.name, () => decodePart(type, reader, where));
}

function decodePart(type: AbiType, reader: ByteReader, where: string): AbiValue {
  const place = `${where} (${type.name})`;
  switch (type.kind) {
    case 'integer':
      return checkedInteger(type, integerOf(reader.take(type.bytes, place), type.signed), where);
    case 'bigInteger':
      return checkedInteger(type, integerOf(reader.takeWithLength(place), type.signed), where);
    case 'decimal': {
      const units = integerOf(reader.takeWithLength(place), type.signed);
      return formatDecimal(units, type.decimals === 'variable' ? reader.takeDecimals(place) : type.decimals);
    }
    case 'boolean':
      return booleanOf(type, integerOf(reader.take(1, place), false), where);
    case 'bytes':
      return type.toEnd ? reader.take(reader.remaining, place) : reader.takeWithLength(place);
    case 'text':
      return textOf(type, reader.takeWithLength(place), where);
    case 'explicitEnum':
      return explicitVariant(type, reader.takeWithLength(place), where);
    case 'address':
      return addressOf(reader.take(32, place)).bech32;
    case 'fixedBytes':
      return reader.take(type.length, place);
    case 'option': {
      const flag = integerOf(reader.take(1, place), false);
      if (flag > 1n)
        throw wrong(
          type,
          '00 or 01 at the start',
          `${flag}`,
          where,
          'an option starts with 01 before its value',
        );
      if (flag === 0n) return null;
      const value = decodeNested(type.item, reader, where);
      return type.item.kind === 'option' ? [value] : value;
    }
    case 'list':
      return decodeItems(type.item, reader, reader.takeCount(place), where);
    case 'array':
      return decodeItems(type.item, reader, type.length, where);
    case 'tuple':
      return type.items.map((item, index) => decodeNested(item, reader, `${where}[${index}]`));
    case 'struct':
      return decodeFields(type.fields, reader, where);
    case 'enum':
      return decodeVariant(type, reader, where);
    default:
      throw wrong(type, 'a type of a single value', type.name, where, 'decode it as a list of arguments');
  }
}

function decodeItems(item: AbiType, reader: ByteReader, count: number, where: string): AbiValue[] {
  const items: AbiValue[] = [];
  for (let index = 0; index < count; index++) items.push(decodeItem(item, reader, `${where}[${index}]`));
  return items;
}

/** Reads an item of a list; without bytes, it could be read forever or millions of times. */
function decodeItem(item: AbiType, reader: ByteReader, where: string): AbiValue {
  const before = reader.remaining;
  const value = decodeNested(item, reader, where);
  if (reader.remaining < before) return value;
  throw wrong(item, 'an item of at least one byte', 'none', where, 'correct the type of the items');
}

function decodeFields(
  fields: readonly AbiField[],
  reader: ByteReader,
  where: string,
): {[name: string]: AbiValue} {
  return Object.fromEntries(
    fields.map(({name, type}) => [name, decodeNested(type, reader, `${where}.${name}`)]),
  );
}

function decodeVariant(type: AbiType & {kind: 'enum'}, reader: ByteReader, where: string): AbiValue {
  const discriminant = Number(integerOf(reader.take(1, `${where} (${type.name})`), false));
  const variant = type.variants.find((candidate: AbiVariant) => candidate.discriminant === discriminant);
  if (variant === undefined) {
    const known = type.variants.map(({name, discriminant: number}) => `${number} (${name})`).join(', ');
    throw wrong(
      type,
      `the number of a variant: ${known}`,
      `${discriminant}`,
      where,
      'compare the ABI with the deployed version',
    );
  }
  if (variant.fields.length === 0) return variant.name;
  return {variant: variant.name, fields: decodeFields(variant.fields, reader, `${where}.${variant.name}`)};
}

function checkedInteger(
  type: AbiType & {kind: 'integer' | 'bigInteger'},
  value: bigint,
  where: string,
): bigint {
  if (type.nonZero && value === 0n)
    throw wrong(type, 'a number other than 0', '0', where, 'compare type and data');
  if (type.kind === 'bigInteger') return value;
  const {min, max} = integerRange(type.bytes, type.signed);
  if (value >= min && value <= max) return value;
  throw wrong(
    type,
    `a number from ${min} to ${max}`,
    `${value}`,
    where,
    'a larger type such as BigUint may be meant',
  );
}

function booleanOf(type: AbiType, value: bigint, where: string): boolean {
  if (value <= 1n) return value === 1n;
  throw wrong(type, 'no byte, 00 or 01', `${value}`, where, 'compare type and data');
}

function textOf(type: AbiType, bytes: Uint8Array, where: string): string {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    throw wrong(type, 'UTF-8 text', `0x${hex.encode(bytes)}`, where, 'decode it as bytes');
  }
}

function explicitVariant(type: AbiType & {kind: 'explicitEnum'}, bytes: Uint8Array, where: string): string {
  const name = textOf(type, bytes, where);
  if (type.variants.includes(name)) return name;
  throw wrong(type, `one of ${type.variants.join(', ')}`, `"${name}"`, where, 'compare type and data');
}

function wrong(type: AbiType, expected: string, found: string, where: string, advice: string): Error {
  return new Error(`Expected ${expected} in ${where} (${type.name}), found ${found}: ${advice}.`);
}
