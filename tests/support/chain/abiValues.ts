import * as fc from 'fast-check';
import type {AbiField, AbiType, AbiValue} from '@site/src/chain/abi/abiType';
import {integerRange} from '@site/src/chain/abi/integers';
import {addressOf} from '@site/src/chain/address';
import {formatDecimal} from '@site/src/chain/amount';

export const publicKeys = fc.uint8Array({minLength: 32, maxLength: 32});
export const addresses = publicKeys.map((publicKey) => addressOf(publicKey).bech32);

/** Returns random values of a type. Small and extreme numbers are as frequent as others. */
export function valuesOf(type: AbiType): fc.Arbitrary<AbiValue> {
  switch (type.kind) {
    case 'integer': {
      const {min, max} = integerRange(type.bytes, type.signed);
      return fc.bigInt(type.nonZero ? 1n : min, max);
    }
    case 'bigInteger':
      return bigIntegers(type.signed).filter((value) => !type.nonZero || value !== 0n);
    case 'decimal':
      return fc
        .tuple(
          bigIntegers(type.signed),
          type.decimals === 'variable' ? fc.nat(30) : fc.constant(type.decimals),
        )
        .map(([units, decimals]) => formatDecimal(units, decimals));
    case 'boolean':
      return fc.boolean();
    case 'bytes':
      return fc.uint8Array({maxLength: 24});
    case 'text':
      return fc.string({unit: 'binary', maxLength: 12});
    case 'address':
      return addresses;
    case 'fixedBytes':
      return fc.uint8Array({minLength: type.length, maxLength: type.length});
    case 'option': {
      const item = valuesOf(type.item);
      return fc.option(type.item.kind === 'option' ? item.map((value) => [value]) : item);
    }
    case 'list':
      return fc.array(valuesOf(type.item), {maxLength: 3});
    case 'array':
      return fc.array(valuesOf(type.item), {minLength: type.length, maxLength: type.length});
    case 'tuple':
    case 'multi':
      return fc.tuple(...type.items.map(valuesOf));
    case 'struct':
      return fieldValues(type.fields);
    case 'enum':
      return fc.oneof(
        ...type.variants.map(({name, fields}): fc.Arbitrary<AbiValue> =>
          fields.length === 0
            ? fc.constant(name)
            : fieldValues(fields).map((values) => ({variant: name, fields: values})),
        ),
      );
    case 'explicitEnum':
      return fc.constantFrom(...type.variants);
    case 'variadic':
      return fc.array(valuesOf(type.item), {maxLength: 3});
    case 'optional':
      return fc.option(valuesOf(type.item), {nil: undefined});
    case 'ignore':
      return fc.array(fc.uint8Array({maxLength: 3}), {maxLength: 3});
  }
}

function bigIntegers(signed: boolean): fc.Arbitrary<bigint> {
  const max = 2n ** 160n;
  return fc.oneof(fc.bigInt(signed ? -300n : 0n, 300n), fc.bigInt(signed ? -max : 0n, max));
}

function fieldValues(fields: readonly AbiField[]): fc.Arbitrary<{[name: string]: AbiValue}> {
  return fc
    .tuple(...fields.map(({type}) => valuesOf(type)))
    .map((values) => Object.fromEntries(fields.map(({name}, index) => [name, values[index]])));
}
