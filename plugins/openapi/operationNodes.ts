import type {Heading, PhrasingContent} from 'mdast';
import type {Node} from 'unist';
import {apiRequest, firstValues, type ApiRequest} from '../../src/api/apiRequest';
import {formatJson} from '../../src/api/json';
import {codeLanguages} from '../../src/api/requestCode';
import {operationAnchor, operationUrl} from '../../src/api/operationUrl';
import {code, item, link, list, paragraph, strong} from '../corpus/mdastNodes';
import {createMdxElement, setAttribute, type MdxElement} from '../shared/mdxElements';
import {consoleFile, consoleOperation} from './consoleOperations';
import {
  mediaOf,
  readDocument,
  resolveReference,
  successOf,
  type Endpoint,
  type Schema,
  type Service,
} from './document';
import {parseInline} from '../shared/markdown';
import {fieldList, parameterList, parametersByNeed} from './fieldLists';
import {objectAnchor, objectName, objectPages, pageOf, responseSchema} from './objects';
import {details, FEW, folded} from './folded';
import {exampleOf, propertiesOf} from './schemas';
import {tableNode} from './tableNode';
import {errorsTable} from './tables';

type Place = {position: Node; root: string | undefined};

/** Returns the index of operations, a section for each operation, and a section for each object that they return first. */
export function operationNodes(endpoints: readonly Endpoint[], place: Place): Node[] {
  const [{service, operation}] = endpoints as [Endpoint];
  const page = pageOf(readDocument(service, place.root), operation);
  const index = endpoints.map(({method, path, operation: {operationId, summary}}) =>
    item([codeLink(`${method} ${path}`, operationUrl('', operationId)), `: ${titleOf(summary)}`]),
  );
  const objects = [...objectPages(service, place.root)].filter(([, objectPage]) => objectPage === page);
  return [
    ...folded(`${index.length} operations`, list(index), place),
    ...endpoints.flatMap((endpoint) => [
      heading(titleOf(endpoint.operation.summary), operationAnchor(endpoint.operation.operationId)),
      operationElement(endpoint, place),
    ]),
    ...objects.flatMap(([name]) => objectNodes(service, name, place)),
  ];
}

/** Returns the path of an operation, and a collapsed block with everything else. */
export function operationDetails(endpoint: Endpoint, place: Place): Node[] {
  const bar = endpointBar(endpoint, place);
  setAttribute(bar, 'id', operationAnchor(endpoint.operation.operationId));
  const left = [...requestNodes(endpoint, place), ...responseNodes(endpoint, place)];
  const sample = codeElement(endpoint, place);
  setAttribute(sample, 'lazy', 'true');
  const content = columns(left, [sample], place);
  const summary = 'Parameters, response fields, errors and code';
  return [bar, details(summary, [content, ...messageNodes(endpoint, place)], place)];
}

/** Returns the request of an operation, with its path, parameters, response, errors and code. */
function operationElement(endpoint: Endpoint, place: Place): MdxElement {
  const {operation} = endpoint;
  const text = paragraph(...parseInline(operation.description ?? operation.summary));
  const left = [
    text,
    ...requestNodes(endpoint, place),
    ...responseNodes(endpoint, place),
    ...errorNodes(endpoint),
  ];
  const right = [codeElement(endpoint, place), ...exampleNodes(endpoint, place)];
  return columns(left, right, place, [endpointBar(endpoint, place)]);
}

function endpointBar({service, method, path, operation}: Endpoint, {position}: Place): MdxElement {
  const reference = `${consoleFile(service, operation)}.${operation.operationId}`;
  return createMdxElement('Endpoint', {method, path, operation: reference}, position);
}

/** Returns what is one below the other on narrow screens, and in two columns, below what is above both, on wide ones. */
function columns(left: Node[], right: Node[], {position}: Place, above: Node[] = []): MdxElement {
  const column = (children: Node[]) => ({...createMdxElement('div', {}, position), children});
  const children = [...above, column(left), column(right)];
  return {...createMdxElement('OperationColumns', {}, position), children};
}

function requestNodes({service, operation}: Endpoint, place: Place): Node[] {
  const document = readDocument(service, place.root);
  const {required, optional} = parametersByNeed(document, operation);
  const body = mediaOf(operation.requestBody?.content);
  const fields = body && fieldList(document, body.schema, {isRequest: true});
  const hasFew = optional.length <= FEW;
  const shown = hasFew ? [...required, ...optional] : required;
  const summary = `${optional.length} optional parameters`;
  return [
    ...(shown.length > 0 ? [parameterList(document, shown)] : []),
    ...(hasFew ? [] : [details(summary, [parameterList(document, optional)], place)]),
    ...(body === undefined
      ? []
      : [paragraph(strong('Body'), ': ', ...parseInline(operation.requestBody!.description))]),
    ...(fields === undefined ? [] : folded('Fields of the body', fields, place)),
  ];
}

function responseNodes({service, operation}: Endpoint, place: Place): Node[] {
  const document = readDocument(service, place.root);
  const success = successOf(document, operation);
  const schema = responseSchema(document, operation);
  return schema === undefined
    ? [paragraph(strong('Response'), ': ', ...parseInline(success?.description ?? 'no body'))]
    : schemaNodes({service, operation, schema}, place);
}

/** Returns the statuses of the errors of an operation, with its own messages and a link to all messages. */
function errorNodes({operation: {responses}}: Endpoint): Node[] {
  const errors = Object.entries(responses).filter(([status]) => status >= '4');
  if (errors.length === 0) return [];
  const content = errors.flatMap(([status, {description, ...reference}], index) => [
    ...(index > 0 ? [', '] : []),
    code(status),
    // The description of a reference replaces the one of its target.
    ...('$ref' in reference && description !== undefined ? [' ', ...parseInline(description)] : []),
  ]);
  return [paragraph(strong('Errors'), ': ', ...content, ' (', link('all messages', '#errors'), ')')];
}

/** Returns the messages of the errors of an operation. */
function messageNodes(endpoint: Endpoint, {position, root}: Place): Node[] {
  const document = readDocument(endpoint.service, root);
  const table = errorsTable(document, [endpoint], {message: '`error`'});
  return table.rows.length === 0 ? [] : [tableNode(table, position)];
}

function schemaNodes(
  {service, operation, schema}: Pick<Endpoint, 'service' | 'operation'> & {schema: Schema},
  place: Place,
): Node[] {
  const document = readDocument(service, place.root);
  const name = objectName(document, schema);
  const objectPage = name && objectPages(service, place.root).get(name);
  const start = [strong('Response'), schema.items === undefined ? ': ' : ': array of '];
  if (name !== undefined && objectPage !== undefined) {
    const url = `${objectPage === pageOf(document, operation) ? '' : objectPage}#${objectAnchor(name)}`;
    return [
      paragraph(...start, link(`${wordsOf(name)} ${schema.items === undefined ? 'object' : 'objects'}`, url)),
    ];
  }
  // The rest of the gateway's envelope is the same for every operation.
  const data = propertiesOf(document, schema).get('data');
  const fields = fieldList(document, data ?? schema);
  const {description, type} = resolveReference(document, schema);
  if (fields === undefined)
    return [paragraph(strong('Response'), ': ', ...parseInline(description ?? String(type ?? 'any value')))];
  return [
    paragraph(
      strong('Response'),
      ': ',
      ...parseInline(data ? 'fields of `data`' : (description ?? 'an object')),
    ),
    ...folded('Response fields', fields, place),
  ];
}

function objectNodes(service: Service, name: string, place: Place): Node[] {
  const document = readDocument(service, place.root);
  const schema = {$ref: `#/components/schemas/${name}`};
  const {description} = resolveReference<Schema>(document, schema);
  const fields = fieldList(document, schema)!;
  const example = exampleOf(document, {schema});
  const text = `${description ?? `The ${wordsOf(name)} object.`} Fields without a value are missing.`;
  return [
    heading(`${wordsOf(name, true)} object`, objectAnchor(name)),
    columns(
      [
        paragraph(...parseInline(text)),
        ...folded(`${propertiesOf(document, schema).size} fields`, fields, place),
      ],
      example === undefined ? [] : [jsonOf(example)],
      place,
    ),
  ];
}

/** Returns the code of the request, which the component adds in further languages. */
function codeElement(endpoint: Endpoint, {position, root}: Place): MdxElement {
  const request = exampleRequest(endpoint, root);
  const [{value: lang, format}] = codeLanguages;
  return {
    ...createMdxElement('OperationCode', {request: JSON.stringify(request)}, position),
    children: [{type: 'code', lang, value: format(request)} as Node],
  };
}

/** Returns the request with the examples of the required parameters. It goes to the devnet if it changes the chain. */
function exampleRequest(endpoint: Endpoint, root = process.cwd()): ApiRequest {
  const {servers} = readDocument(endpoint.service, root);
  const own = endpoint.operation.servers ?? servers;
  const operation = consoleOperation(endpoint, root);
  const server = own.find(({description}) => operation.changesChain && description === 'devnet') ?? own[0]!;
  const body = operation.body && formatJson(operation.body.example);
  return apiRequest(operation, {host: server.url, values: firstValues(operation), body});
}

function exampleNodes({service, operation}: Endpoint, {root}: Place): Node[] {
  const document = readDocument(service, root);
  const schema = responseSchema(document, operation);
  if (schema === undefined || objectName(document, schema) !== undefined) return [];
  const example = exampleOf(document, mediaOf(successOf(document, operation)?.content)!);
  return example === undefined ? [] : [jsonOf(example)];
}

function jsonOf(value: unknown): Node {
  return {type: 'code', lang: 'json', value: formatJson(value)} as Node;
}

function codeLink(text: string, url: string): PhrasingContent {
  return {type: 'link', url, children: [code(text)]};
}

/** Returns a summary as a title: without the full stop. */
function titleOf(summary: string): string {
  return summary.replace(/\.$/, '');
}

/** Returns the words in the name of a schema: `contract result`. */
function wordsOf(name: string, isTitle = false): string {
  const words = operationAnchor(name).replaceAll('-', ' ');
  return isTitle ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function heading(text: string, id: string): Heading {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [],
    comments: [{type: 'Block', value: ` #${id} `}],
  };
  return {
    type: 'heading',
    depth: 2,
    children: [
      {type: 'text', value: `${text} `},
      {type: 'mdxTextExpression', value: `/* #${id} */`, data: {estree}} as never,
    ],
  };
}
