import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ApiOperation} from '../../src/api/operation';

/** The parts of an OpenAPI 3.1 document that the site reads. `npm run check:api` validates the whole document. */
export type ApiDocument = {
  info: {title: string; version: string; description: string};
  servers: {url: string; description: string}[];
  tags: {name: string}[];
  paths: Record<string, Record<string, Operation>>;
  components: {schemas: Record<string, Schema>};
};

export type Operation = Columns & {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
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
type Reference = {$ref: string};

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

/** Returns the document of a service. It is read again after the file changed. */
export function readDocument(service: Service, root = process.cwd()): ApiDocument {
  const file = path.join(root, documentFile(service));
  const changed = statSync(file).mtimeMs;
  const known = documents.get(file);
  if (known?.changed === changed) return known.document;
  const document = parse(readFileSync(file, 'utf8')) as ApiDocument;
  documents.set(file, {changed, document});
  return document;
}

/**
 * Returns what a `$ref` refers to, together with the keys next to the `$ref`; other values are returned unchanged.
 *
 * @throws Error that names the reference if its target is missing
 */
export function resolveReference<Value extends object>(
  document: ApiDocument,
  value: Value | Reference,
): Value {
  if (!('$ref' in value) || value.$ref === undefined) return value as Value;
  const {$ref, ...others} = value;
  const target = $ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], document);
  if (target === undefined) throw new Error(`Expected ${$ref} in the OpenAPI document, found nothing.`);
  return {...resolveReference(document, target as Value), ...others};
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
