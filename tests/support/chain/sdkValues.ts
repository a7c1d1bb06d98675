import {
  Abi,
  Address,
  AddressValue,
  ArgSerializer,
  ArrayVec,
  ArrayVecType,
  BigIntValue,
  BigUIntValue,
  BooleanValue,
  BytesValue,
  CodeMetadataValue,
  CodeMetadata,
  type EnumType,
  EnumValue,
  type ExplicitEnumType,
  ExplicitEnumValue,
  ExplicitEnumVariantDefinition,
  Field,
  H256Value,
  I16Value,
  I32Value,
  I64Value,
  I8Value,
  List,
  ListType,
  ManagedDecimalSignedValue,
  ManagedDecimalValue,
  OptionType,
  OptionValue,
  StringValue,
  Struct,
  type StructType,
  TokenIdentifierValue,
  Tuple,
  type Type,
  type TypedValue,
  U16Value,
  U32Value,
  U64Value,
  U8Value,
} from '@multiversx/sdk-core';
import type {AbiField, AbiType, AbiValue} from '@site/src/chain/abi/abiType';
import {customTypesAbi} from './customTypes';

type AbiJson = Parameters<typeof Abi.create>[0];
type Fields = {[name: string]: AbiValue};

const types = new Map<string, Type>();

/** Returns sdk-core's type of a name; custom types are those of `customTypes`. */
function sdkType(name: string): Type {
  const known = types.get(name);
  if (known !== undefined) return known;
  const endpoint = {name: 'f', inputs: [{name: 'value', type: name}], outputs: []};
  const abi = Abi.create({...customTypesAbi, endpoints: [endpoint]} as AbiJson);
  const type = abi.getEndpoint('f').input[0]?.type;
  if (type === undefined) throw new Error(`Expected sdk-core's type ${name}, found none.`);
  types.set(name, type);
  return type;
}

/** Returns sdk-core's typed value with the same content. */
export function sdkValue(type: AbiType, value: AbiValue): TypedValue {
  switch (type.kind) {
    case 'integer':
      return new integerValues[type.name as keyof typeof integerValues](String(value));
    case 'bigInteger':
      return type.signed ? new BigIntValue(String(value)) : new BigUIntValue(String(value));
    case 'decimal':
      return decimalValue(type, String(value));
    case 'boolean':
      return new BooleanValue(value === true);
    case 'bytes':
      return new BytesValue(Buffer.from(value as Uint8Array));
    case 'text':
      return type.name === 'utf-8 string'
        ? new StringValue(String(value))
        : new TokenIdentifierValue(String(value));
    case 'address':
      return new AddressValue(Address.newFromBech32(String(value)));
    case 'fixedBytes':
      return fixedBytesValue(type, value as Uint8Array);
    case 'option': {
      const item = type.item.kind === 'option' && Array.isArray(value) ? value[0] : value;
      return new OptionValue(
        new OptionType(sdkType(type.item.name)),
        value === null ? null : sdkValue(type.item, item),
      );
    }
    case 'list':
      return new List(
        new ListType(sdkType(type.item.name)),
        (value as AbiValue[]).map((item) => sdkValue(type.item, item)),
      );
    case 'array':
      return new ArrayVec(
        new ArrayVecType(type.length, sdkType(type.item.name)),
        (value as AbiValue[]).map((item) => sdkValue(type.item, item)),
      );
    case 'tuple':
      return Tuple.fromItems(type.items.map((item, index) => sdkValue(item, (value as AbiValue[])[index])));
    case 'struct':
      return new Struct(sdkType(type.name) as StructType, sdkFields(type.fields, value as Fields));
    case 'enum':
      return enumValue(type, value);
    case 'explicitEnum':
      return new ExplicitEnumValue(
        sdkType(type.name) as ExplicitEnumType,
        new ExplicitEnumVariantDefinition(String(value)),
      );
    default:
      throw new Error(`Expected a type of a single value, found ${type.name}: encode its parts.`);
  }
}

const integerValues = {
  u8: U8Value,
  u16: U16Value,
  u32: U32Value,
  u64: U64Value,
  i8: I8Value,
  i16: I16Value,
  i32: I32Value,
  i64: I64Value,
};

/**
 * Fixed decimals are encoded like big numbers. sdk-core 15.4.0 leaves out the length of a nested one, so that big numbers
 * are the better oracle.
 */
function decimalValue(type: AbiType & {kind: 'decimal'}, text: string): TypedValue {
  const [whole = '', fraction = ''] = text.split('.');
  if (type.decimals !== 'variable') {
    return type.signed ? new BigIntValue(whole + fraction) : new BigUIntValue(whole + fraction);
  }
  return type.signed
    ? new ManagedDecimalSignedValue(text, fraction.length, true)
    : new ManagedDecimalValue(text, fraction.length, true);
}

function fixedBytesValue(type: AbiType & {kind: 'fixedBytes'}, value: Uint8Array): TypedValue {
  if (type.name === 'H256') return new H256Value(Buffer.from(value));
  if (type.name === 'CodeMetadata') return new CodeMetadataValue(CodeMetadata.newFromBytes(value));
  return new ArrayVec(
    new ArrayVecType(type.length, sdkType('u8')),
    [...value].map((byte) => new U8Value(byte)),
  );
}

function enumValue(type: AbiType & {kind: 'enum'}, value: AbiValue): TypedValue {
  const given =
    typeof value === 'string' ? {variant: value, fields: {}} : (value as {variant: string; fields: Fields});
  const sdk = sdkType(type.name) as EnumType;
  const variant = type.variants.find(({name}) => name === given.variant);
  return new EnumValue(
    sdk,
    sdk.getVariantByName(given.variant),
    sdkFields(variant?.fields ?? [], given.fields),
  );
}

function sdkFields(fields: readonly AbiField[], values: Fields): Field[] {
  return fields.map(({name, type}) => new Field(sdkValue(type, values[name]), name));
}

/** Returns a function that lets sdk-core decode arguments, and encode them again. */
export function sdkArguments(names: readonly string[]): (parts: readonly Uint8Array[]) => Uint8Array[] {
  const inputs = names.map((type, index) => ({name: `p${index}`, type}));
  const abi = Abi.create({...customTypesAbi, endpoints: [{name: 'f', inputs, outputs: []}]} as AbiJson);
  const parameters = abi.getEndpoint('f').input;
  const serializer = new ArgSerializer();
  return (parts) => {
    const buffers = parts.map((part) => Buffer.from(part));
    const values = serializer.buffersToValues(buffers, parameters);
    return serializer.valuesToBuffers(values).map((part) => new Uint8Array(part));
  };
}
