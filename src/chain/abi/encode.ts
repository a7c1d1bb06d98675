import {concatBytes} from '@noble/hashes/utils.js';
import type {AbiField, AbiType, AbiVariant} from './abiType';
import {
  addressBytes,
  bytesOf,
  decimalOf,
  fieldsOf,
  integerInput,
  itemsOf,
  mismatch,
  textBytes,
  variantOf,
} from './input';
import {fixedBytes, minimalBytes} from './integers';

/**
 * Returns a value as it is encoded on its own: as an argument, a result or a storage value.
 *
 * @param value as decoding returns it; numbers may also be JSON numbers or decimal text, and bytes `0x…` text
 * @param where what the value is, for error messages: the name of the argument
 * @throws Error if the value doesn't have the type
 */
export function encodeTopLevel(type: AbiType, value: unknown, where = 'the value'): Uint8Array {
  switch (type.kind) {
    case 'integer':
    case 'bigInteger':
      return minimalBytes(integerInput(type, value, where), type.signed);
    case 'decimal': {
      const {units, decimals} = decimalOf(type, value, where);
      return type.decimals === 'variable'
        ? nestedDecimal(units, decimals, type.signed)
        : minimalBytes(units, type.signed);
    }
    case 'boolean':
      return booleanOf(value, where) ? Uint8Array.of(1) : new Uint8Array();
    case 'bytes':
      return bytesOf(type, value, where);
    case 'text':
      return textBytes(type, value, where);
    case 'explicitEnum':
      return explicitVariant(type, value, where);
    case 'option':
      return value === null ? new Uint8Array() : encodeNested(type, value, where);
    case 'list':
      return encodeItems(type.item, itemsOf(type, value, where), where);
    case 'enum': {
      const encoded = encodeNested(type, value, where);
      return encoded.length === 1 && encoded[0] === 0 ? new Uint8Array() : encoded;
    }
    default:
      return encodeNested(type, value, where);
  }
}

/**
 * Returns a value as it is encoded inside another value.
 *
 * @throws Error if the value doesn't have the type, or the type stands for several arguments
 */
export function encodeNested(type: AbiType, value: unknown, where = 'the value'): Uint8Array {
  switch (type.kind) {
    case 'integer':
      return fixedBytes(integerInput(type, value, where), type.bytes);
    case 'bigInteger':
      return withLength(minimalBytes(integerInput(type, value, where), type.signed));
    case 'decimal': {
      const {units, decimals} = decimalOf(type, value, where);
      return type.decimals === 'variable'
        ? nestedDecimal(units, decimals, type.signed)
        : withLength(minimalBytes(units, type.signed));
    }
    case 'boolean':
      return Uint8Array.of(booleanOf(value, where) ? 1 : 0);
    case 'bytes':
      return type.toEnd ? bytesOf(type, value, where) : withLength(bytesOf(type, value, where));
    case 'text':
      return withLength(textBytes(type, value, where));
    case 'explicitEnum':
      return withLength(explicitVariant(type, value, where));
    case 'address':
      return addressBytes(value, where);
    case 'fixedBytes':
      return bytesOf(type, value, where);
    case 'option':
      return value === null
        ? Uint8Array.of(0)
        : concatBytes(Uint8Array.of(1), encodeNested(type.item, optionValue(type, value, where), where));
    case 'list': {
      const items = itemsOf(type, value, where);
      return concatBytes(fixedBytes(BigInt(items.length), 4), encodeItems(type.item, items, where));
    }
    case 'array':
      return encodeItems(type.item, itemsOf(type, value, where, type.length), where);
    case 'tuple': {
      const items = itemsOf(type, value, where, type.items.length);
      return concatBytes(
        ...type.items.map((item, index) => encodeNested(item, items[index], `${where}[${index}]`)),
      );
    }
    case 'struct':
      return encodeFields(type.fields, fieldsOf(type, value, where, type.fields), where);
    case 'enum':
      return encodeVariant(variantOf(type, value, where), where);
    default:
      throw mismatch(type, 'a type of a single value', value, where, 'pass its parts as separate arguments');
  }
}

function encodeItems(item: AbiType, items: readonly unknown[], where: string): Uint8Array {
  return concatBytes(...items.map((value, index) => encodeNested(item, value, `${where}[${index}]`)));
}

function encodeFields(
  fields: readonly AbiField[],
  values: Record<string, unknown>,
  where: string,
): Uint8Array {
  return concatBytes(...fields.map(({name, type}) => encodeNested(type, values[name], `${where}.${name}`)));
}

function encodeVariant(
  {variant, fields}: {variant: AbiVariant; fields: Record<string, unknown>},
  where: string,
): Uint8Array {
  return concatBytes(
    Uint8Array.of(variant.discriminant),
    encodeFields(variant.fields, fields, `${where}.${variant.name}`),
  );
}

function explicitVariant(type: AbiType & {kind: 'explicitEnum'}, value: unknown, where: string): Uint8Array {
  if (typeof value === 'string' && type.variants.includes(value)) return textBytes(type, value, where);
  throw mismatch(type, `one of ${type.variants.join(', ')}`, value, where, 'correct the name');
}

/** An option inside an option is wrapped in an array, so that it can be told from no value. */
function optionValue(type: AbiType & {kind: 'option'}, value: unknown, where: string): unknown {
  return type.item.kind === 'option' ? itemsOf(type, value, where, 1)[0] : value;
}

function booleanOf(value: unknown, where: string): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch({name: 'bool', kind: 'boolean'}, 'true or false', value, where, 'write one of them');
}

function nestedDecimal(units: bigint, decimals: number, signed: boolean): Uint8Array {
  return concatBytes(withLength(minimalBytes(units, signed)), fixedBytes(BigInt(decimals), 4));
}

function withLength(bytes: Uint8Array): Uint8Array {
  return concatBytes(fixedBytes(BigInt(bytes.length), 4), bytes);
}
