import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {ApiOperation} from '../../src/api/operation';
import {closestNames} from '../../src/facts/closestNames';
import {DocumentError, parseDocument, partsOf, problemAt, type Problem} from './documentSource';

/** The parts of an OpenAPI 3.1 document that the site reads. `npm run check:api` validates the whole document. */
export type ApiDocument = {
  info: {title: string; version: string; description: string};
  servers: Server[];
  tags: {name: string; externalDocs?: {url: string}}[];
  paths: Record<string, Record<string, Operation>>;
  components: {schemas: Record<string, Schema>};
};

type Server = {url: string; description: string};

export type Operation = Columns & {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** If they aren't those of the document. */
  servers?: Server[];
  'x-changes-chain'?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: {description: string; content: Record<string, Media>};
  responses: Record<string, Response | Reference>;
};

export type Parameter = Columns & {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: string | number | boolean;
};

type Response = {description: string; content?: Record<string, Media>};
export type Media = {schema: Schema; example?: unknown; examples?: Record<string, Example>};
type Example = {summary?: string; value?: unknown; externalValue?: string};

export type Schema = Columns & {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  required?: string[];
  /** Values that fit the schema. Answers of operations without an example are made of them. */
  examples?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
};

/** Further columns of the row in a generated table, by heading. Not part of OpenAPI, which allows names with `x-`. */
type Columns = {'x-columns'?: Record<string, string>};
type Reference = {$ref: string; description?: string};

export type Service = ApiOperation['service'];

/** An operation and where it is in its document. */
export type Endpoint = {service: Service; method: string; path: string; operation: Operation};

export const services: readonly Service[] = ['gateway', 'api'];

/** Returns the path of a service's document, relative to the project's folder. */
export function documentFile(service: Service): string {
  return `src/api/${service}.yaml`;
}

/** Returns the path of a service's document in the site. */
export function servedFile(service: Service): string {
  return `openapi/${service}.json`;
}

const documents = new Map<string, {changed: number; document: ApiDocument}>();

/**
 * Returns the document of a service. It is read again after the file changed.
 *
 * @throws DocumentError if the document isn't valid YAML
 */
export function readDocument(service: Service, root = process.cwd()): ApiDocument {
  const file = documentFile(service);
  const path = join(root, file);
  const changed = statSync(path).mtimeMs;
  const known = documents.get(path);
  if (known?.changed === changed) return known.document;
  const document = parseDocument<ApiDocument>(file, readFileSync(path, 'utf8'));
  documents.set(path, {changed, document});
  return document;
}

/**
 * Returns what a `$ref` refers to, together with the keys next to the `$ref`; other values are returned unchanged.
 *
 * @throws DocumentError with the place of the reference if its target is missing
 */
export function resolveReference<Value extends object>(
  document: ApiDocument,
  value: Value | Reference,
): Value {
  if (!('$ref' in value) || value.$ref === undefined) return value as Value;
  const {$ref, ...others} = value;
  const target = targetOf(document, $ref.slice('#/'.length).split('/'));
  if (target === undefined)
    throw new DocumentError(missingReferences(document).find(({reference}) => reference === $ref)!.problem);
  return {...resolveReference(document, target as Value), ...others};
}

/** Returns the problem of each `$ref` whose target is missing, with the closest names. */
export function missingReferences(document: ApiDocument): {reference: string; problem: Problem}[] {
  return partsOf(document).flatMap(({value, path}) => {
    if (path.at(-1) !== '$ref' || typeof value !== 'string') return [];
    const keys = value.slice('#/'.length).split('/');
    if (value.startsWith('#/') && targetOf(document, keys) !== undefined) return [];
    const names = Object.keys((targetOf(document, keys.slice(0, -1)) as object | undefined) ?? {});
    const closest = closestNames(keys.at(-1)!, names, 3).join(', ') || 'none';
    const message = `${value} isn't in the document; correct the reference (closest: ${closest})`;
    return {reference: value, problem: problemAt(document, path, message)};
  });
}

function targetOf(document: ApiDocument, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
    document,
  );
}

/** Returns all endpoints of a service, in the order of its document. */
export function endpointsOf(service: Service, root?: string): Endpoint[] {
  return Object.entries(readDocument(service, root).paths).flatMap(([route, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      service,
      method: method.toUpperCase(),
      path: route,
      operation,
    })),
  );
}

/** Returns the parameters of an operation, without references. */
export function parametersOf(document: ApiDocument, {parameters = []}: Operation): Parameter[] {
  return parameters.map((parameter) => resolveReference(document, parameter));
}

/** Returns the response to a successful request; undefined if the operation has none. */
export function successOf(document: ApiDocument, {responses}: Operation): Response | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return success && resolveReference(document, success[1]);
}

/** Returns the media type of a request body or of a response; undefined if it has none. */
export function mediaOf(content: Record<string, Media> | undefined): Media | undefined {
  return Object.values(content ?? {})[0];
}
