import type {AbiField, AbiType} from './abiType';
import {namesOf} from './decodeArguments';
import {encodeTopLevel} from './encode';
import {bytesOf, itemsOf} from './input';
import {minimalBytes} from './integers';

/**
 * Returns the arguments of a call, one for each part of each parameter.
 *
 * @param values a value for each parameter; undefined, or none at the end, for an optional one that is left out
 * @throws Error if a value doesn't have its type, or an argument follows one that is left out
 */
export function encodeArguments(parameters: readonly AbiField[], values: readonly unknown[]): Uint8Array[] {
  if (values.length > parameters.length) {
    throw new Error(
      `Expected at most ${parameters.length} arguments (${namesOf(parameters)}), found ${values.length}: remove the others.`,
    );
  }
  const parts: Uint8Array[] = [];
  let leftOut: string | undefined;
  parameters.forEach(({name, type}, index) => {
    const value = values[index];
    const encoded = encodeParts(type, value, name);
    if (leftOut !== undefined && encoded.length > 0) {
      throw new Error(
        `Expected no argument after ${leftOut}, which is left out, found ${name}: write both or neither.`,
      );
    }
    if (type.kind === 'optional' && value === undefined) leftOut = name;
    parts.push(...encoded);
  });
  return parts;
}

function encodeParts(type: AbiType, value: unknown, where: string): Uint8Array[] {
  switch (type.kind) {
    case 'optional':
      return value === undefined ? [] : encodeParts(type.item, value, where);
    case 'multi': {
      const items = itemsOf(type, value, where, type.items.length);
      return type.items.flatMap((item, index) => encodeParts(item, items[index], `${where}[${index}]`));
    }
    case 'variadic': {
      const items = itemsOf(type, value ?? [], where);
      const parts = items.flatMap((item, index) => encodeParts(type.item, item, `${where}[${index}]`));
      return type.counted ? [minimalBytes(BigInt(items.length), false), ...parts] : parts;
    }
    case 'ignore':
      return itemsOf(type, value ?? [], where).map((item, index) =>
        bytesOf({name: 'bytes', kind: 'bytes', toEnd: false}, item, `${where}[${index}]`),
      );
    default:
      return [encodeTopLevel(type, value, where)];
  }
}
