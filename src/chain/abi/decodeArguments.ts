import type {AbiField, AbiType, AbiValue} from './abiType';
import {decodeTopLevel} from './decode';

const COUNT: AbiType = {name: 'u32', kind: 'integer', bytes: 4, signed: false, nonZero: false};

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
      `Expected ${parts.length - queue.length} values for ${namesOf(parameters) || 'no parameters'}, found ${parts.length}: remove those at the end.`,
    );
  }
  return values;
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
        throw new Error(`Expected a value for ${where} (${type.name}), found none: add the missing value.`);
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
    throw new Error(`Expected ${count} values for ${where}, found ${queue.length}: add the missing ones.`);
  }
  const items: AbiValue[] = [];
  for (let index = 0; index < count; index++) items.push(decodeParts(item, queue, `${where}[${index}]`));
  return items;
}

/** Returns the names of parameters, for error messages. */
export function namesOf(parameters: readonly AbiField[]): string {
  return parameters.map(({name}) => name).join(', ');
}
