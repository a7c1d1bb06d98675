import {Ajv2020} from 'ajv/dist/2020';
import type {ApiDocument, Schema} from './document';

/** Returns the problems of a value, as `/path/in/value message`. */
export type CheckValue = (schema: Schema, value: unknown) => string[];

/** Name of the document in the references of the schemas that are checked. */
const DOCUMENT = 'document';

/**
 * Returns a function that checks values against schemas of a document. A value may have only the fields that its schema
 * lists, unless the schema has `additionalProperties`.
 */
export function createSchemaCheck(document: ApiDocument): CheckValue {
  // The site's formats, such as bech32, describe a text for readers; schemas have patterns.
  const ajv = new Ajv2020({strict: false, validateFormats: false, allErrors: true});
  ajv.addSchema(closed(document) as object, DOCUMENT);
  return (schema, value) => {
    const validate = ajv.compile(closed(schema) as object);
    validate(value);
    return (validate.errors ?? []).map(
      ({instancePath, message, params}) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Returns a copy in which schemas with `properties` allow no other fields, and references name the document. */
function closed(source: unknown): unknown {
  const parts = new Set<string>();
  collectParts(source, parts);
  return copy(source, '', true);

  function copy(value: unknown, pointer: string, mayClose: boolean): unknown {
    if (Array.isArray(value))
      return value.map((entry, index) => copy(entry, `${pointer}/${index}`, mayClose));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, entry]): [string, unknown] => {
      const isExample = ['example', 'examples', 'value'].includes(key) && !pointer.endsWith('/properties');
      if (key === '$ref') return [key, DOCUMENT + String(entry)];
      return [key, isExample ? entry : copy(entry, `${pointer}/${key}`, key !== 'allOf')];
    });
    const schema = value as Schema;
    const isPart = parts.has(`#${pointer}`) || !mayClose;
    if (hasFields(schema) && !isPart && schema.additionalProperties === undefined)
      entries.push(['unevaluatedProperties', false]);
    return Object.fromEntries(entries);
  }
}

/** A property can be called `properties` too. Its schema has a type, so that a map of properties isn't taken for a schema. */
function hasFields({properties, allOf, type}: Schema): boolean {
  return (
    Array.isArray(allOf) ||
    (properties !== undefined && (type === 'object' || [type].flat().includes('object')))
  );
}

/** Collects the references to schemas that others combine, which must not be closed on their own. */
function collectParts(value: unknown, parts: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'allOf') for (const {$ref} of entry as Schema[]) if ($ref !== undefined) parts.add($ref);
    collectParts(entry, parts);
  }
}
