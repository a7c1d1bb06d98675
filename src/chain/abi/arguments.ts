import type {AbiField, AbiType, AbiValue} from './abiType';
import {decodeTopLevel} from './decode';
import {encodeTopLevel} from './encode';
import {bytesOf, itemsOf} from './input';
import {minimalBytes} from './integers';

const COUNT: AbiType = {name: 'u32', kind: 'integer', bytes: 4, signed: false, nonZero: false};

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

/**
 * Returns the values of arguments or results, one for each parameter.
 *
 * @throws Error if there are too few or too many parts, or one isn't a value of its type
 */
export function decodeArguments(parameters: readonly AbiField[], parts: readonly Uint8Array[]): AbiValue[] {
  const queue = [...parts];
  const values = parameters.map(({name, type}) => decodeParts(type, queue, name));
  if (queue.length > 0) {
    throw new Error(
      `Expected ${parts.length - queue.length} values for ${namesOf(parameters) || 'no parameters'}, found ${parts.length}: compare them with the ABI.`,
    );
  }
  return values;
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

function decodeParts(type: AbiType, queue: Uint8Array[], where: string): AbiValue {
  switch (type.kind) {
    case 'optional':
      return queue.length === 0 ? undefined : decodeParts(type.item, queue, where);
    case 'multi':
      return type.items.map((item, index) => decodeParts(item, queue, `${where}[${index}]`));
    case 'variadic':
      return type.counted ? decodeCounted(type.item, queue, where) : decodeAll(type.item, queue, where);
    case 'ignore':
      return queue.splice(0);
    default: {
      const part = queue.shift();
      if (part === undefined) {
        throw new Error(
          `Expected a value for ${where} (${type.name}), found none: the list has too few, compare it with the ABI.`,
        );
      }
      return decodeTopLevel(type, part, where);
    }
  }
}

function decodeAll(item: AbiType, queue: Uint8Array[], where: string): AbiValue[] {
  const items: AbiValue[] = [];
  while (queue.length > 0) items.push(decodeParts(item, queue, `${where}[${items.length}]`));
  return items;
}

function decodeCounted(item: AbiType, queue: Uint8Array[], where: string): AbiValue[] {
  const count = Number(decodeParts(COUNT, queue, `the number of ${where}`));
  if (count > queue.length) {
    throw new Error(
      `Expected ${count} values for ${where}, found ${queue.length}: the list has too few, compare it with the ABI.`,
    );
  }
  const items: AbiValue[] = [];
  for (let index = 0; index < count; index++) items.push(decodeParts(item, queue, `${where}[${index}]`));
  return items;
}

function namesOf(parameters: readonly AbiField[]): string {
  return parameters.map(({name}) => name).join(', ');
}
