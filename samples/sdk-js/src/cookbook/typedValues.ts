import {
  Address,
  AddressValue,
  ArgSerializer,
  BigIntValue,
  BigUIntType,
  BigUIntValue,
  BooleanValue,
  BytesValue,
  CompositeValue,
  EndpointParameterDefinition,
  EnumType,
  EnumValue,
  EnumVariantDefinition,
  Field,
  FieldDefinition,
  I8Value,
  List,
  OptionType,
  OptionValue,
  OptionalValue,
  StringType,
  StringValue,
  Struct,
  StructType,
  TokenIdentifierValue,
  Tuple,
  U64Type,
  U64Value,
  U8Type,
  U8Value,
  VariadicType,
  VariadicValue,
  type TypedValue,
} from '@multiversx/sdk-core';

const BOB = Address.newFromBech32('erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx');

// #region types
const userType = new StructType('User', [
  new FieldDefinition('id', '', new U64Type()),
  new FieldDefinition('name', '', new StringType()),
]);
const stateType = new EnumType('State', [
  new EnumVariantDefinition('Open', 0),
  new EnumVariantDefinition('Closed', 1, [new FieldDefinition('0', '', new U8Type())]),
]);
// #endregion types

const one = new U8Value(1);
const two = new U8Value(2);

// prettier-ignore
// #region values
export const values: TypedValue[] = [
  new U64Value(1000n),                                      // 03e8
  new I8Value(-2n),                                         // fe
  new BigUIntValue(10n ** 18n),                             // 0de0b6b3a7640000
  new BigIntValue(-2n),                                     // fe
  new BooleanValue(true),                                   // 01
  BytesValue.fromUTF8('abc'),                               // 616263
  StringValue.fromUTF8('ALICE'),                            // 414c494345
  new TokenIdentifierValue('ALICE-a1b2c3'),                 // 414c4943452d613162326333
  new AddressValue(BOB),                                    // 8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8
  new OptionValue(new OptionType(new U8Type()), one),       // 0101
  OptionValue.newMissing(),                                 // (nothing)
  List.fromItems([one, two]),                               // 0102
  Tuple.fromItems([one, new BooleanValue(true)]),           // 0101
  new Struct(userType, [new Field(new U64Value(7n), 'id'), new Field(StringValue.fromUTF8('abc'), 'name')]), // 000000000000000700000003616263
  new EnumValue(stateType, stateType.variants[1]!, [new Field(new U8Value(9), '0')]), // 0109
  CompositeValue.fromItems(one, StringValue.fromUTF8('abc')), // 01@616263
  VariadicValue.fromItems(one, two),                        // 01@02
  VariadicValue.fromItemsCounted(one, two),                 // 02@01@02
  OptionalValue.newMissing(),                               // (nothing)
];

export function encode(value: TypedValue): string {
  return new ArgSerializer().valuesToString([value]).argumentsString;
}
// #endregion values

// #region decode
/** Decodes a number and a list: `07@01@02` is 7 and [1, 2]. */
export function decodeOrder(data: string): unknown[] {
  const parameters = [
    new EndpointParameterDefinition('number', '', new BigUIntType()),
    new EndpointParameterDefinition('rest', '', new VariadicType(new U8Type())),
  ];
  return new ArgSerializer().stringToValues(data, parameters).map((value) => value.valueOf());
}
// #endregion decode
