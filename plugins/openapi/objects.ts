import {operationAnchor} from '../../src/api/operationUrl';
import {
  endpointsOf,
  mediaOf,
  readDocument,
  successOf,
  type ApiDocument,
  type Endpoint,
  type Operation,
  type Schema,
  type Service,
} from './document';
import {propertiesOf} from './schemas';

const SCHEMAS = '#/components/schemas/';

/** Returns the route of the page that describes an operation. */
export function pageOf(document: ApiDocument, {tags: [tag]}: Operation): string {
  const page = document.tags.find(({name}) => name === tag)?.externalDocs?.url;
  if (page === undefined)
    throw new Error(`the tag "${tag}" has no externalDocs with the url of its page: add it to tags`);
  return page;
}

/** Returns the schema of the response to a successful request; undefined if it has no body. */
export function responseSchema(document: ApiDocument, operation: Operation): Schema | undefined {
  return mediaOf(successOf(document, operation)?.content)?.schema;
}

/** Returns the name of the object that a schema is, or is a list of: of `{$ref: …/Account}` and of an array of it. */
export function objectName(document: ApiDocument, {$ref, items}: Schema): string | undefined {
  const reference = $ref ?? items?.$ref;
  if (!reference?.startsWith(SCHEMAS)) return undefined;
  const name = reference.slice(SCHEMAS.length);
  return propertiesOf(document, {$ref: reference}).size > 0 ? name : undefined;
}

/**
 * Returns the names of the objects that operations of a service return, by the route of the page that describes them: the
 * page of the operation with the shortest path that returns it.
 */
export function objectPages(service: Service, root?: string): Map<string, string> {
  const document = readDocument(service, root);
  const shortest = new Map<string, Endpoint>();
  for (const endpoint of endpointsOf(service, root)) {
    const schema = responseSchema(document, endpoint.operation);
    const name = schema && objectName(document, schema);
    if (name === undefined) continue;
    const known = shortest.get(name);
    if (known === undefined || depthOf(endpoint) < depthOf(known)) shortest.set(name, endpoint);
  }
  return new Map([...shortest].map(([name, {operation}]) => [name, pageOf(document, operation)]));
}

function depthOf({path}: Endpoint): number {
  return path.split('/').length;
}

/** Returns the id of the section that describes an object: `account-object`. */
export function objectAnchor(name: string): string {
  return operationAnchor(`${name}Object`);
}
