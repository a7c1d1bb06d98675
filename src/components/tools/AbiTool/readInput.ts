import type {AbiType} from '@site/src/chain/abi/abiType';

/**
 * Returns what a reader typed as the value of a parameter, as `encodeArguments` accepts it. Simple values are plain text;
 * lists, structs and other values of several parts are JSON. An empty text is no value of an `Option`, an omitted
 * `optional` and an empty `variadic`.
 *
 * @throws Error if the JSON is invalid
 */
export function readInput(type: AbiType, text: string): unknown {
  const trimmed = text.trim();
  switch (type.kind) {
    case 'boolean':
      return trimmed === 'true' || (trimmed === 'false' ? false : trimmed);
    case 'text':
      return text;
    case 'integer':
    case 'bigInteger':
    case 'decimal':
    case 'address':
    case 'bytes':
    case 'fixedBytes':
    case 'explicitEnum':
      return trimmed;
    case 'option':
      if (trimmed === '' || trimmed === 'null') return null;
      // An option inside an option is an array of one.
      return type.item.kind === 'option' ? parseJson(trimmed, type) : readInput(type.item, text);
    case 'optional':
      return trimmed === '' ? undefined : readInput(type.item, text);
    case 'variadic':
    case 'ignore':
      return trimmed === '' ? [] : parseJson(trimmed, type);
    case 'enum':
      return /^[{"]/.test(trimmed) ? parseJson(trimmed, type) : trimmed;
    default:
      return parseJson(trimmed, type);
  }
}

/** Returns an example of what to type for a value of the type, for values that are JSON; undefined for others. */
export function inputExample(type: AbiType): string | undefined {
  switch (type.kind) {
    case 'option':
    case 'optional':
      return inputExample(type.item);
    case 'variadic':
    case 'list':
    case 'array':
    case 'multi':
    case 'tuple':
    case 'struct':
    case 'ignore':
      return JSON.stringify(exampleOf(type, 0));
    case 'enum':
      return type.variants[0]?.name;
    default:
      return undefined;
  }
}

/** Types can contain themselves, so the example ends at a depth. */
function exampleOf(type: AbiType, depth: number): unknown {
  if (depth > 3) return '…';
  const next = (item: AbiType) => exampleOf(item, depth + 1);
  switch (type.kind) {
    case 'boolean':
      return true;
    case 'integer':
    case 'bigInteger':
      return '1';
    case 'decimal':
      return '1.5';
    case 'address':
      return 'erd1…';
    case 'bytes':
    case 'fixedBytes':
      return '0x0a1b';
    case 'list':
    case 'array':
    case 'variadic':
      return [next(type.item)];
    case 'tuple':
    case 'multi':
      return type.items.map(next);
    case 'struct':
      return Object.fromEntries(type.fields.map((field) => [field.name, next(field.type)]));
    case 'enum':
      return type.variants[0]?.name;
    case 'explicitEnum':
      return type.variants[0];
    case 'option':
    case 'optional':
      return next(type.item);
    case 'ignore':
      return ['0x0a1b'];
    default:
      return 'text';
  }
}

function parseJson(text: string, type: AbiType): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(
      `Expected JSON for ${type.name}, found ${text === '' ? 'nothing' : 'other text'}: write it like ${inputExample(type)}.`,
      {cause},
    );
  }
}
