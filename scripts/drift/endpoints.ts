import {endpointsOf, parametersOf, readDocument, type Service} from '../../plugins/openapi/document';
import type {Difference} from './difference';

type TheirOperation = {parameters?: {name: string; in: string}[]};

/** An endpoint in a page. */
export type PageEndpoint = {method: string; path: string; place: string};

/** The endpoints of one document, and their methods; undefined where the document names no methods. */
export type DocumentedEndpoints = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Endpoints of pages that no document contains, with the reason. Their parameters are `{}`. */
const IN_NO_DOCUMENT: ReadonlyMap<string, string> = new Map([
  ['/example/{}', 'shows the component on the page for authors'],
  ['/_aliases', 'Elasticsearch'],
  ['/_reindex', 'Elasticsearch'],
  ['/ws/subscription', 'WebSocket API, which OpenAPI cannot describe'],
]);

/** Compares the endpoints of pages with the documents of gateway, API and node. One of them has to contain it. */
export function compareEndpoints(
  documents: readonly DocumentedEndpoints[],
  endpoints: readonly PageEndpoint[],
): Difference[] {
  return endpoints.flatMap(({method, path, place}) => {
    const key = withoutNames(path);
    const containing = documents.filter((document) => document.has(key));
    const methods = containing.map((document) => document.get(key));
    if (IN_NO_DOCUMENT.has(key) || methods.some((known) => known === undefined || known.has(method)))
      return [];
    const message =
      containing.length === 0
        ? 'no document contains this path'
        : `the documents have only ${[...new Set(methods.flatMap((known) => [...(known ?? [])]))].join(', ')}`;
    return [{name: `${method} ${path}`, message, places: [place]}];
  });
}

/**
 * Returns the endpoints of an OpenAPI document.
 *
 * @throws Error if the text isn't an OpenAPI document
 */
export function openApiEndpoints(text: string, name: string): DocumentedEndpoints {
  const document = JSON.parse(text) as {paths?: Record<string, Record<string, unknown>>};
  if (typeof document.paths !== 'object') {
    throw new Error(
      `Expected ${name} to be an OpenAPI document with "paths", found none: correct its address.`,
    );
  }
  const found = new Map<string, Set<string>>();
  for (const [path, operations] of Object.entries(document.paths)) {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    const key = withoutNames(path);
    found.set(key, new Set([...(found.get(key) ?? []), ...methods]));
  }
  return found;
}

/**
 * Compares the endpoints and query parameters in the document that a service publishes with our document of the service.
 * Ours can have more endpoints, because services hide some of theirs.
 */
export function compareDocument(text: string, service: Service, root?: string): Difference[] {
  const document = readDocument(service, root);
  const ours = new Map(
    endpointsOf(service, root).map(({method, path, operation}) => [
      `${method} ${withoutNames(path)}`,
      operation,
    ]),
  );
  const {paths} = JSON.parse(text) as {paths: Record<string, Record<string, TheirOperation>>};
  const places = [`src/api/${service}.yaml`];
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, {parameters = []}]): Difference[] => {
      const name = `${method.toUpperCase()} ${path}`;
      const own = ours.get(`${method.toUpperCase()} ${withoutNames(path)}`);
      if (own === undefined) return [{name, message: 'our document has no such endpoint', places}];
      const [theirNames, ourNames] = [parameters, parametersOf(document, own)].map((list) =>
        list.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
      ) as [string[], string[]];
      const missing = theirNames.filter((parameter) => !ourNames.includes(parameter));
      const extra = ourNames.filter((parameter) => !theirNames.includes(parameter));
      return [
        ...(missing.length > 0
          ? [{name, message: `ours has no parameter ${missing.join(', ')}`, places}]
          : []),
        ...(extra.length > 0
          ? [{name, message: `only ours has the parameter ${extra.join(', ')}`, places}]
          : []),
      ];
    }),
  );
}

/** Returns the endpoints in the route configuration of a gateway or a node, which names no methods. */
export function routeEndpoints(config: unknown): DocumentedEndpoints {
  const {APIPackages = {}} = config as {APIPackages?: Record<string, {Routes: {Name: string}[]}>};
  return new Map(
    Object.entries(APIPackages).flatMap(([group, {Routes}]) =>
      Routes.map(({Name}) => [withoutNames(`/${group}${Name}`), undefined] as const),
    ),
  );
}

/** Removes the query and the names of parameters: `/address/{address}/key/:key?a=b` is `/address/{}/key/{}`. */
function withoutNames(path: string): string {
  return (path.split('?')[0] ?? '')
    .split('/')
    .map((part) => (part.startsWith('{') || part.startsWith(':') ? '{}' : part))
    .join('/');
}
