import type {Root, RootContent} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {closestNames} from '../../src/facts/closestNames';
import {attributeOf, isMdxElement, setAttribute, type MdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {unknownAttributes} from '../mdx-components/unknownAttributes';
import {isApiTable, type ApiTableAttribute} from './apiTables';
import {consoleFile} from './consoleOperations';
import {
  endpointsOf,
  mediaOf,
  readDocument,
  services,
  successOf,
  type ApiDocument,
  type Endpoint,
  type Operation,
  type Schema,
  type Service,
} from './document';
import {DocumentError} from './documentSource';
import {schemaAt} from './schemas';
import {tableNode} from './tableNode';
import {operationDetails, operationNodes} from './operationNodes';
import {errorsTable, fieldsTable, parametersTable, valuesTable, type ApiTable} from './tables';

/**
 * Remark plugin: replaces `Operations`, `Operation`, `Parameters`, `ParameterValues`, `ResponseFields` and
 * `Errors` by content of the OpenAPI documents, and completes `Endpoint` with method, path and operation.
 *
 * @throws Error that lists every component that refers to something unknown, with its line
 */
export function remarkOpenApi() {
  return (tree: Root, file: PageFile): void =>
    failOnProblems('each reference to an OpenAPI document', file, fillFromDocuments(tree));
}

/** Fills the API components of a tree. Returns the problems; a component with a problem is unchanged. */
export function fillFromDocuments(tree: Root, root?: string): Finding[] {
  const problems: Finding[] = [];
  visit(tree, (node: Node, index, parent) => {
    if (!isMdxElement(node)) return undefined;
    try {
      // `componentProblems` reports the attribute, and what is missing because of it.
      if (unknownAttributes(node).length > 0) return undefined;
      if (node.name === 'Endpoint') {
        completeEndpoint(node, root);
        return undefined;
      }
      const content = contentFor(node, root);
      if (content === undefined || parent === undefined || index === undefined) return undefined;
      if (node.type === 'mdxJsxTextElement')
        throw new Error(
          `${node.name} is inside a paragraph: put it on a separate line, with empty lines around it`,
        );
      (parent as Root).children.splice(index, 1, ...(content as RootContent[]));
      return index + content.length;
    } catch (error) {
      // The mistake is in the document, not in the component.
      if (error instanceof DocumentError) problems.push(error.problem);
      else
        problems.push({line: lineOf(node), message: `${(error as Error).message}; correct <${node.name}>`});
    }
    return undefined;
  });
  return problems;
}

/** Returns whether a component is filled from the OpenAPI documents. */
export function isApiComponent(node: Node): boolean {
  return isMdxElement(node) && node.name !== null && (node.name === 'Endpoint' || isApiTable(node.name));
}

/** The target of a component: an operation, all operations of a tag, a schema, or a parameter. */
type Target = {
  of: string;
  service: Service;
  name: string;
  document: ApiDocument;
  endpoints: Endpoint[];
  operation?: Operation;
  schema?: Schema;
};

function contentFor(node: MdxElement, root: string | undefined): Node[] | undefined {
  const component = node.name ?? '';
  if (!isApiTable(component)) return undefined;
  const target = findTarget(read(node, 'of') ?? '', root);
  const {service, name, document, endpoints} = target;
  const place = {position: node, root};
  const asTable = (table: ApiTable | undefined) => table && [tableNode(table, node)];
  const content = {
    Operation: () => target.operation && operationDetails(endpoints[0]!, place),
    Operations: () => (endpoints.length > 0 ? operationNodes(endpoints, place) : undefined),
    Parameters: () => asTable(parametersOrBody(node, target)),
    ParameterValues: () => asTable(valuesTable(document, endpointsOf(service, root), name)),
    ResponseFields: () => asTable(responseFields(node, target)),
    Errors: () =>
      endpoints.length > 0
        ? asTable(errorsTable(document, endpoints, {message: read(node, 'message') ?? '`error`'}))
        : undefined,
  }[component]();
  if (content === undefined) throw new Error(unknownName(target.of, root));
  return content;
}

function read(node: MdxElement, attribute: ApiTableAttribute): string | undefined {
  return attributeOf(node, attribute);
}

function findTarget(of: string, root: string | undefined): Target {
  const [service, name] = serviceAndName(of);
  const document = readDocument(service, root);
  const all = endpointsOf(service, root);
  const endpoint = all.find(({operation}) => operation.operationId === name);
  return {
    of,
    service,
    name,
    document,
    endpoints: endpoint ? [endpoint] : all.filter(({operation}) => operation.tags.includes(name)),
    operation: endpoint?.operation,
    schema: document.components.schemas[name],
  };
}

function parametersOrBody(node: MdxElement, {of, document, operation}: Target): ApiTable | undefined {
  if (operation === undefined) return undefined;
  const only = namesOf(node);
  const place = read(node, 'in') ?? 'query';
  if (place === 'query' || place === 'path') {
    return parametersTable(document, operation, {place, only, meaning: read(node, 'meaning')});
  }
  const schema = mediaOf(operation.requestBody?.content)?.schema;
  if (place !== 'body' || schema === undefined)
    throw new Error(`in="${place}" doesn't exist for ${of}: use query, path or body`);
  const heading = read(node, 'heading') ?? 'Field of the request body';
  return fieldsTable(document, schema, {heading, only, isRequest: true});
}

function responseFields(node: MdxElement, {document, operation, schema}: Target): ApiTable | undefined {
  const answer = operation && successOf(document, operation);
  const found = operation === undefined ? schema : mediaOf(answer?.content)?.schema;
  if (found === undefined) return undefined;
  const at = read(node, 'at');
  return fieldsTable(document, at === undefined ? found : schemaAt(document, found, at), {
    heading: read(node, 'heading') ?? fieldHeading(at),
    only: namesOf(node),
  });
}

function namesOf(node: MdxElement): string[] | undefined {
  return read(node, 'only')?.split(' ');
}

function fieldHeading(at: string | undefined): string {
  if (at === undefined) return 'Field';
  return at.endsWith('[]') ? `Field of an entry of \`${at.slice(0, -2)}\`` : `Field of \`${at}\``;
}

/** Sets method, path and operation. Endpoints of other services have the attribute `service`, which is removed. */
function completeEndpoint(node: MdxElement, root: string | undefined): void {
  const [name, method, path, service] = ['operation', 'method', 'path', 'service'].map((attribute) =>
    attributeOf(node, attribute),
  );
  if (service !== undefined) {
    setAttribute(node, 'service', undefined);
    return;
  }
  // `componentProblems` reports what is missing.
  if (name === undefined && (method === undefined || path === undefined)) return;
  const found = findEndpoint({name, method, path}, root);
  setAttribute(node, 'method', found.method);
  setAttribute(node, 'path', found.path);
  const file = consoleFile(found.service, found.operation);
  setAttribute(node, 'operation', `${file}.${found.operation.operationId}`);
}

type EndpointNames = {name?: string; method?: string; path?: string};

function findEndpoint({name, method, path}: EndpointNames, root: string | undefined): Endpoint {
  const all = services.flatMap((service) => endpointsOf(service, root));
  const found = all.filter((endpoint) =>
    name === undefined
      ? endpoint.method === method && endpoint.path === path
      : `${endpoint.service}.${endpoint.operation.operationId}` === name,
  );
  if (found[0] === undefined) {
    if (name !== undefined) throw new Error(unknownName(name, root));
    const closest = closestNames(path ?? '', [...new Set(all.map((endpoint) => endpoint.path))], 3).join(
      ', ',
    );
    throw new Error(
      `no document has ${method} ${path}: write one of its paths (closest: ${closest}), or service="…" with the name of another service`,
    );
  }
  if (found.length > 1) {
    const names = found.map(({service, operation}) => `operation="${service}.${operation.operationId}"`);
    throw new Error(`${method} ${path} is in both documents: write ${names.join(' or ')}`);
  }
  return found[0];
}

function serviceAndName(reference: string): [Service, string] {
  const dot = reference.indexOf('.');
  const service = services.find((known) => known === reference.slice(0, Math.max(dot, 0)));
  if (service === undefined)
    throw new Error(
      `"${reference}" doesn't start with ${services.map((known) => `"${known}."`).join(' or ')}`,
    );
  return [service, reference.slice(dot + 1)];
}

function unknownName(reference: string, root: string | undefined): string {
  const [service] = serviceAndName(reference);
  const {tags, components} = readDocument(service, root);
  const names = [
    ...endpointsOf(service, root).map(({operation}) => operation.operationId),
    ...tags.map(({name}) => name),
    ...Object.keys(components.schemas),
  ].map((name) => `${service}.${name}`);
  return `"${reference}" is unknown (closest: ${closestNames(reference, names, 3).join(', ')})`;
}
