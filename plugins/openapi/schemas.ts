import {resolveReference, type ApiDocument, type Media, type Schema} from './document';

/** Returns the properties of a schema and of the schemas that it combines, without references. */
export function propertiesOf(document: ApiDocument, schema: Schema): Map<string, Schema> {
  const {properties = {}, allOf = []} = resolveReference(document, schema);
  return new Map([
    ...allOf.flatMap((part) => [...propertiesOf(document, part)]),
    ...Object.entries(properties).map(
      ([name, property]) => [name, resolveReference(document, property)] as const,
    ),
  ]);
}

/**
 * Returns the schema at a path of names, such as `data.account`. `[]` after a name selects the entries of a list or of an
 * object with any keys: `data.heartbeats[]`.
 *
 * @throws Error that names the first missing part
 */
export function schemaAt(document: ApiDocument, schema: Schema, path: string): Schema {
  return path.split('.').reduce((parent, part) => {
    const name = part.replace(/\[\]$/, '');
    const found = propertiesOf(document, parent).get(name);
    if (found === undefined) {
      const known = [...propertiesOf(document, parent).keys()].join(', ');
      throw new Error(`"${path}" has no field ${name}: use one of ${known}`);
    }
    return part === name ? found : entriesOf(found, path);
  }, schema);
}

function entriesOf({items, additionalProperties}: Schema, path: string): Schema {
  const entries = items ?? additionalProperties;
  if (typeof entries === 'object') return entries;
  throw new Error(`"${path}" isn't a list or an object with any keys: remove []`);
}

/** Returns the example of a body, or one made of the examples of its schema; undefined if there is none. */
export function exampleOf(document: ApiDocument, {example, schema}: Media): unknown {
  if (example !== undefined) return example;
  const {examples, items} = resolveReference(document, schema);
  if (examples?.[0] !== undefined) return examples[0];
  const entry = items && exampleOf(document, {schema: items});
  return entry === undefined ? undefined : [entry];
}

/** Returns the words for the type of a schema: `string, hex`, `number`, "array of base64 or `null`". */
export function typeLabel(document: ApiDocument, schema: Schema): string {
  const {type, format, items, anyOf} = resolveReference(document, schema);
  const types = [type ?? []].flat();
  const isNull = (part: Schema) => part.type === 'null';
  const nullable = types.includes('null') || anyOf?.some(isNull) === true;
  const base = types.find((name) => name !== 'null');
  const alternative = anyOf?.find((part) => !isNull(part));
  let label = base ?? (alternative === undefined ? 'any' : typeLabel(document, alternative));
  if (base === 'integer') label = 'number';
  if (base === 'string' && format !== undefined) label = `string, ${format}`;
  if (base === 'array' && items !== undefined) label = arrayLabel(document, items);
  return nullable ? `${label} or \`null\`` : label;
}

function arrayLabel(document: ApiDocument, items: Schema): string {
  const {type, format} = resolveReference(document, items);
  if (![type].flat().includes('string')) return 'array';
  return `array of ${format ?? 'strings'}`;
}
