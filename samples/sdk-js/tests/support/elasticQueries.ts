/**
 * A part of Elasticsearch's query language, on documents in memory: the clauses that the pages use, by the rules of
 * https://www.elastic.co/guide/en/elasticsearch/reference/7.17/query-dsl.html. What it doesn't know, it refuses.
 */

/** Field path to type, as `indices.json` has it: `keyword`, `date, not indexed`, `text, dynamic`. */
export type Fields = Readonly<Record<string, string>>;
export type Document = {readonly _index: string; readonly _id: string; readonly _source: Source};
export type Source = Readonly<Record<string, unknown>>;
type Json = Record<string, unknown>;
type Clause = {kind: string; body: Json};

const EXACT = ['keyword', 'long', 'double', 'float', 'date', 'boolean'];
const ORDERED = ['long', 'double', 'float', 'date'];

/** The documents that a query body finds, sorted and cut to its size. Throws at what its index can't answer. */
export function search(body: Json, documents: readonly Document[], fields: Fields): Document[] {
  const {query, sort = [], size = 10, _source, ...unknown} = body;
  if (Object.keys(unknown).length > 0) throw new Error(`unknown in the body: ${Object.keys(unknown).join(', ')}`);
  if (Array.isArray(_source)) _source.forEach((path) => typeOf(String(path), fields));
  const orders = (sort as Json[]).map((one) => orderOf(one, fields));
  const found = documents.filter(({_id, _source: source}) => matches(query as Json, {_id, source}, fields, ''));
  return found.sort((one, other) => compare(one, other, orders)).slice(0, size as number);
}

/** The fields that a query's clauses ask for, but for those in `must_not`. */
export function askedFields(query: Json): string[] {
  const {kind, body} = clauseOf(query);
  if (kind === 'bool') {
    return ['filter', 'should'].flatMap((part) => ((body[part] ?? []) as Json[]).flatMap(askedFields));
  }
  if (kind === 'nested') return askedFields(body.query as Json);
  if (kind === 'exists') return [String(body.field)];
  return ['ids', 'match_all'].includes(kind) ? [] : Object.keys(body).map((path) => path.replace(/\.keyword$/, ''));
}

/** The values below a path; a list in the document gives each of its values. */
export function valuesAt(source: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        const next = value !== null && typeof value === 'object' ? (value as Json)[key] : undefined;
        if (next === undefined || next === null) return [];
        return Array.isArray(next) ? (next as unknown[]) : [next];
      }),
    Array.isArray(source) ? (source as unknown[]) : [source],
  );
}

function matches(query: Json, hit: {_id: string; source: unknown}, fields: Fields, scope: string): boolean {
  const {kind, body} = clauseOf(query);
  const all = (part: unknown) => ((part ?? []) as Json[]).map((one) => matches(one, hit, fields, scope));
  switch (kind) {
    case 'match_all':
      return true;
    case 'ids':
      return (body.values as string[]).includes(hit._id);
    case 'bool': {
      const should = all(body.should);
      const least = Number(body.minimum_should_match ?? 0);
      return (
        all(body.filter).every(Boolean) && !all(body.must_not).some(Boolean) && should.filter(Boolean).length >= least
      );
    }
    case 'nested': {
      const path = String(body.path);
      if (typeOf(path, fields) !== 'nested') throw new Error(`${path} is not nested`);
      return valuesAt(hit.source, path).some((one) =>
        matches(body.query as Json, {...hit, source: one}, fields, `${path}.`),
      );
    }
    default:
      return matchesField(kind, body, {source: hit.source, scope}, fields);
  }
}

function matchesField(kind: string, body: Json, at: {source: unknown; scope: string}, fields: Fields): boolean {
  const [field, wanted] = kind === 'exists' ? [String(body.field), undefined] : Object.entries(body)[0]!;
  const type = searchable(field, fields, at.scope);
  const values = valuesAt(at.source, field.replace(/\.keyword$/, '').slice(at.scope.length));
  const need = (types: readonly string[]) => {
    if (!types.includes(type)) throw new Error(`${kind} on ${field}: its type is ${type}, not ${types.join(' or ')}`);
  };
  switch (kind) {
    case 'exists':
      return values.length > 0;
    case 'term':
      need(EXACT);
      return values.some((value) => value === wanted);
    case 'terms':
      need(EXACT);
      return values.some((value) => (wanted as unknown[]).includes(value));
    case 'range':
      need(ORDERED);
      return values.some((value) => within(Number(value), wanted as Record<string, number>));
    case 'match': {
      need(['text']);
      const {query: text, operator} = typeof wanted === 'string' ? {query: wanted, operator: 'or'} : (wanted as Json);
      const has = words(values.join(' '));
      return words(String(text))[operator === 'and' ? 'every' : 'some']((word) => has.includes(word));
    }
    default:
      throw new Error(`unknown clause ${kind}`);
  }
}

/** What the standard analyzer makes of ASCII text. */
function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
}

function within(value: number, range: Record<string, number>): boolean {
  const tests: Record<string, (bound: number) => boolean> = {
    gt: (bound) => value > bound,
    gte: (bound) => value >= bound,
    lt: (bound) => value < bound,
    lte: (bound) => value <= bound,
  };
  return Object.entries(range).every(([operator, bound]) => tests[operator]!(bound));
}

function clauseOf(query: Json): Clause {
  const [first, ...others] = Object.entries(query);
  if (first === undefined || others.length > 0) throw new Error(`one clause expected in ${JSON.stringify(query)}`);
  return {kind: first[0], body: first[1] as Json};
}

function typeOf(path: string, fields: Fields): string {
  const type = fields[path];
  if (type === undefined) throw new Error(`no field ${path}`);
  return type;
}

/** The type that a clause finds: dynamic text also has a `.keyword`, and nested fields need their clause. */
function searchable(path: string, fields: Fields, scope: string): string {
  const whole = path.endsWith('.keyword') ? path.slice(0, -'.keyword'.length) : path;
  const type = typeOf(whole, fields);
  if (/not indexed|never filled/.test(type)) throw new Error(`${path} can't be searched: ${type}`);
  const parents = whole.split('.').map((_, index, keys) => keys.slice(0, index).join('.'));
  const nested = parents.find((parent) => fields[parent] === 'nested');
  if ((nested === undefined ? '' : `${nested}.`) !== scope) throw new Error(`${path} needs a nested clause`);
  if (whole === path) return type.replace(', dynamic', '');
  if (type !== 'text, dynamic') throw new Error(`${whole} has no .keyword: ${type}`);
  return 'keyword';
}

function orderOf(sort: Json, fields: Fields): {path: string; descending: boolean} {
  const [path, order] = Object.entries(sort)[0]!;
  const type = searchable(path, fields, '');
  if (!EXACT.includes(type)) throw new Error(`can't sort by ${path}: its type is ${type}`);
  return {path, descending: order === 'desc'};
}

function compare(one: Document, other: Document, orders: {path: string; descending: boolean}[]): number {
  for (const {path, descending} of orders) {
    const [a, b] = [one, other].map(({_source}) => valuesAt(_source, path)[0] as number | string | undefined);
    if (a === b) continue;
    // Documents without the field come last, whatever the order.
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return (a < b ? -1 : 1) * (descending ? -1 : 1);
  }
  return 0;
}
