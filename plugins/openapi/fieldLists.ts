import type {List, PhrasingContent} from 'mdast';
import {code, item, list} from '../corpus/mdastNodes';
import {parseInline} from '../shared/markdown';
import {
  parametersOf,
  resolveReference,
  type ApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from './document';
import {propertiesOf, typeLabel} from './schemas';

/** Objects can contain themselves: a transaction has results, which are transactions. */
const MAX_DEPTH = 4;

/** Returns the parameters of an operation as list items can show them, required ones first. */
export function parametersByNeed(
  document: ApiDocument,
  operation: Operation,
): {required: Parameter[]; optional: Parameter[]} {
  const all = parametersOf(document, operation);
  return {
    required: all.filter(({required}) => required === true),
    optional: all.filter(({required}) => required !== true),
  };
}

/** Returns a list of parameters with type, values, default, limits and meaning. The code has the examples of required ones. */
export function parameterList(document: ApiDocument, parameters: readonly Parameter[]): List {
  return list(
    parameters.map((parameter) => {
      const schema = resolveReference(document, parameter.schema);
      const {example, description, required = false} = parameter;
      const facts = [
        typeLabel(document, schema),
        ...(parameter.in === 'query' ? [] : [`in the ${parameter.in}`]),
        ...(required && parameter.in !== 'path' ? ['required'] : []),
        ...limitsOf(schema),
        ...(schema.default === undefined ? [] : [`default \`${schema.default}\``]),
      ];
      const extra = Object.entries(parameter['x-columns'] ?? {}).map(
        ([name, value]) => `; ${name.toLowerCase()}: ${value}`,
      );
      const forExample = example === undefined || required ? '' : `; for example \`${example}\``;
      const text = `${description}${extra.join('')}${forExample}`;
      return item([code(parameter.name), ...typeAndText(facts.join(', '), text)]);
    }),
  );
}

/** Returns a list of the fields of an object, with those of the objects in it; undefined if it has none. */
export function fieldList(
  document: ApiDocument,
  schema: Schema,
  {isRequest = false, depth = 1}: {isRequest?: boolean; depth?: number} = {},
): List | undefined {
  const {required = []} = resolveReference(document, schema);
  const fields = [...propertiesOf(document, schema)];
  if (fields.length === 0 || depth > MAX_DEPTH) return undefined;
  return list(
    fields.map(([name, field]) => {
      const facts = [
        shapeLabel(document, field),
        ...(isRequest && required.includes(name) ? ['required'] : []),
        ...(isRequest ? limitsOf(field) : []),
      ];
      const below = fieldList(document, contentOf(document, field), {isRequest, depth: depth + 1});
      return item(
        [code(name), ...typeAndText(facts.join(', '), field.description ?? '')],
        below ? [below] : [],
      );
    }),
  );
}

/** Returns the object whose fields are inside a field: itself, the entries of a list, or those of a map. */
function contentOf(document: ApiDocument, schema: Schema): Schema {
  const {items, additionalProperties, anyOf = []} = resolveReference(document, schema);
  const entries = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  const alternative = anyOf.find(({type}) => type !== 'null');
  if (entries !== undefined) return contentOf(document, entries);
  return alternative === undefined ? schema : contentOf(document, alternative);
}

function shapeLabel(document: ApiDocument, schema: Schema): string {
  const {additionalProperties, items} = resolveReference(document, schema);
  if (typeof additionalProperties === 'object') return 'object with any keys';
  if (items !== undefined && propertiesOf(document, items).size > 0) return 'array of objects';
  return typeLabel(document, schema);
}

function limitsOf({enum: values, minimum, maximum}: Schema): string[] {
  if (values !== undefined) return [values.map((value) => `\`${value}\``).join(' or ')];
  if (maximum !== undefined) return [`${minimum ?? 0} to ${maximum.toLocaleString('en')}`];
  return minimum === undefined || minimum === 0 ? [] : [`at least ${minimum}`];
}

/** A text on a line of its own. In the Markdown of the page and in search, a colon is between the two. */
function typeAndText(facts: string, text: string): PhrasingContent[] {
  const type: PhrasingContent[] = [
    {type: 'text', value: ' '},
    {type: 'emphasis', children: parseInline(facts)},
  ];
  const lineBreak = {hName: 'br', hChildren: []};
  return text === '' ? type : [...type, {type: 'text', value: ': ', data: lineBreak}, ...parseInline(text)];
}
