import type {PhrasingContent} from 'mdast';
import {parseInline} from '../shared/markdown';
import {
  mediaOf,
  parametersOf,
  resolveReference,
  type ApiDocument,
  type Endpoint,
  type Operation,
  type Schema,
} from './document';
import {propertiesOf, typeLabel} from './schemas';

const COUNT = '/count';

type Cell = PhrasingContent[];
/** A table of a page. A number column is aligned to the right. */
export type ApiTable = {head: {label: Cell; isNumber?: boolean}[]; rows: Cell[][]};

/** A row before names with the same text are combined. */
type Row = {name: Cell; cells: string[]};

/** Returns the table of an operation's parameters in the query or in the path. */
export function parametersTable(
  document: ApiDocument,
  operation: Operation,
  {place, only, meaning = 'Effect'}: {place: 'query' | 'path'; only?: readonly string[]; meaning?: string},
): ApiTable {
  const all = parametersOf(document, operation).filter((parameter) => parameter.in === place);
  const parameters = select(all, ({name}) => name, only);
  const extra = extraColumns(parameters);
  const defaults = parameters.map(({schema}) => resolveReference(document, schema).default);
  const hasDefaults = defaults.some((value) => value !== undefined);
  return table(
    [
      place === 'query' ? 'Query parameter' : 'Path parameter',
      'Type',
      ...(hasDefaults ? ['Default'] : []),
      meaning,
      ...extra,
    ],
    parameters.map((parameter, index) => ({
      name: code(parameter.name),
      cells: [
        typeLabel(document, parameter.schema),
        ...(hasDefaults ? [defaults[index] === undefined ? 'none' : `\`${defaults[index]}\``] : []),
        parameter.description,
        ...extra.map((heading) => parameter['x-columns']?.[heading] ?? ''),
      ],
    })),
  );
}

/**
 * Returns the table of the values that a query parameter has in each list. A parameter that takes several of them has a
 * description instead of an enumeration.
 */
export function valuesTable(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
  name: string,
): ApiTable | undefined {
  const rows = endpoints
    .filter(({path}) => !path.endsWith(COUNT))
    .flatMap(({path, operation}): Row[] => {
      const parameter = parametersOf(document, operation).find((candidate) => candidate.name === name);
      if (parameter === undefined) return [];
      const values = resolveReference(document, parameter.schema).enum;
      const cell = values?.map((value) => `\`${value}\``).join(', ') ?? parameter.description;
      return [{name: code(path), cells: [cell]}];
    });
  return rows.length > 0 ? table(['List', `Values of \`${name}\``], rows) : undefined;
}

/** Returns the table of the fields of a schema. Required and optional fields are told apart if there are both. */
export function fieldsTable(
  document: ApiDocument,
  schema: Schema,
  {heading, only, isRequest = false}: {heading: string; only?: readonly string[]; isRequest?: boolean},
): ApiTable {
  const required = isRequest ? (resolveReference(document, schema).required ?? []) : [];
  const fields = select([...propertiesOf(document, schema)], ([name]) => name, only);
  const extra = extraColumns(fields.map(([, field]) => field));
  const showsRequired = required.length > 0 && fields.some(([name]) => !required.includes(name));
  return table(
    [heading, 'Type', ...(showsRequired ? ['Required'] : []), 'Meaning', ...extra],
    fields.map(([name, field]) => ({
      name: code(name),
      cells: [
        typeLabel(document, field),
        ...(showsRequired ? [required.includes(name) ? 'yes' : 'no'] : []),
        field.description ?? '',
        ...extra.map((column) => field['x-columns']?.[column] ?? ''),
      ],
    })),
  );
}

/** Returns the table of the error messages of operations, which are the examples of their responses. */
export function errorsTable(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
  {message}: {message: string},
): ApiTable {
  // Messages with the same status and cause share a row.
  const messages = new Map<string, {status: string; cause: string; texts: Set<string>}>();
  for (const {operation} of endpoints) {
    for (const [status, reference] of Object.entries(operation.responses)) {
      const {content} = resolveReference(document, reference);
      for (const {summary: cause = '', value} of Object.values(mediaOf(content)?.examples ?? {})) {
        const text = messageOf(value);
        const row = messages.get(`${status} ${cause}`) ?? {status, cause, texts: new Set()};
        if (text !== undefined) messages.set(`${status} ${cause}`, {...row, texts: row.texts.add(text)});
      }
    }
  }
  const rows = [...messages.values()].map(({status, cause, texts}) => ({
    name: joined([...texts].map(messageCell)),
    cells: [status, cause],
  }));
  const found = table([message, 'HTTP', 'Cause'], rows);
  return {...found, head: found.head.map((column, index) => ({...column, isNumber: index === 1}))};
}

/** Returns the message of an error of the gateway (`error`) or of the API (`message`); undefined if it is none. */
function messageOf(value: unknown): string | undefined {
  const {error, message} = (value ?? {}) as {error?: string; message?: string};
  return message ?? (error || undefined);
}

/** Shows the fixed parts of a message as code; `…` stands for a part that varies. */
function messageCell(message: string): Cell {
  return message
    .split(/(…)/)
    .filter((part) => part !== '')
    .flatMap((part, index): Cell => {
      if (part !== '…') return [{type: 'inlineCode', value: index === 0 ? part : part.trimStart()}];
      return [{type: 'text', value: index === 0 ? '… ' : ' …'}];
    });
}

/** Creates a table. Names of adjacent rows with the same text share a row. */
function table(headings: readonly string[], rows: readonly Row[]): ApiTable {
  const combined: {names: Cell[]; cells: string[]}[] = [];
  for (const {name, cells} of rows) {
    const previous = combined.at(-1);
    if (previous?.cells.join('\0') === cells.join('\0')) previous.names.push(name);
    else combined.push({names: [name], cells});
  }
  return {
    head: headings.map((heading) => ({label: parseInline(heading)})),
    rows: combined.map(({names, cells}) => [joined(names), ...cells.map(parseInline)]),
  };
}

function joined(names: readonly Cell[]): Cell {
  return names.flatMap((name, index) => (index === 0 ? name : [{type: 'text', value: ', '}, ...name]));
}

function code(value: string): Cell {
  return [{type: 'inlineCode', value}];
}

function extraColumns(entries: readonly {'x-columns'?: Record<string, string>}[]): string[] {
  return [...new Set(entries.flatMap((entry) => Object.keys(entry['x-columns'] ?? {})))];
}

/**
 * Returns the wanted entries in the wanted order, or all.
 *
 * @throws Error that names the first unknown entry
 */
function select<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  wanted: readonly string[] | undefined,
): readonly Entry[] {
  return (
    wanted?.map((name) => {
      const found = entries.find((entry) => nameOf(entry) === name);
      if (found === undefined) {
        throw new Error(`only="${name}" isn't among ${entries.map(nameOf).join(', ')}`);
      }
      return found;
    }) ?? entries
  );
}
