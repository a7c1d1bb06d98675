import type {ApiOperation, ApiParameter} from '../../src/api/operation';
import {
  endpointsOf,
  mediaOf,
  parametersOf,
  readDocument,
  resolveReference,
  successOf,
  type ApiDocument,
  type Endpoint,
  type Operation,
  type Parameter,
  type Service,
} from './document';
import {readExample} from './servedDocument';
import {exampleOf} from './schemas';
import {plainText} from './texts';

/**
 * Returns the operations of a service for the API console, by the path of their file in the site. There is a file for each
 * tag, because the operations of a service are larger than the console. JSON omits undefined fields.
 */
export function consoleOperations(service: Service, root: string): [file: string, ApiOperation[]][] {
  const files = new Map<string, ApiOperation[]>();
  for (const endpoint of endpointsOf(service, root)) {
    const file = `openapi/operations-${consoleFile(service, endpoint.operation)}.json`;
    files.set(file, [...(files.get(file) ?? []), consoleOperation(endpoint, root)]);
  }
  return [...files];
}

/** Returns service and tag of an operation, as in the name of its file: `gateway-virtual-machine`. */
export function consoleFile(service: Service, {tags: [tag = '']}: Pick<Operation, 'tags'>): string {
  return `${service}-${tag.toLowerCase().replaceAll(' ', '-')}`;
}

/** Returns an operation for the API console: references resolved, texts plain. */
export function consoleOperation({service, method, path, operation}: Endpoint, root: string): ApiOperation {
  const document = readDocument(service, root);
  return {
    service,
    operationId: operation.operationId,
    method: method as ApiOperation['method'],
    path,
    summary: plainText(operation.summary),
    changesChain: operation['x-changes-chain'] === true,
    parameters: parametersOf(document, operation).map((parameter) => consoleParameter(document, parameter)),
    body: bodyOf(operation),
    ...responseOf(document, service, operation, root),
  };
}

function consoleParameter(document: ApiDocument, parameter: Parameter): ApiParameter {
  const {
    type,
    enum: values,
    pattern,
    minimum,
    maximum,
    default: initial,
  } = resolveReference(document, parameter.schema);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    description: plainText(parameter.description),
    type: [type].flat()[0] as ApiParameter['type'],
    enum: values,
    pattern,
    minimum,
    maximum,
    default: initial,
    example: parameter.example,
  };
}

function bodyOf({requestBody}: Operation): ApiOperation['body'] {
  return (
    requestBody && {
      description: plainText(requestBody.description),
      example: mediaOf(requestBody.content)?.example,
    }
  );
}

function responseOf(
  document: ApiDocument,
  service: Service,
  operation: Operation,
  root: string,
): Pick<ApiOperation, 'sampleResponse' | 'exampleResponse'> {
  const media = mediaOf(successOf(document, operation)?.content);
  const file = Object.values(media?.examples ?? {})[0]?.externalValue;
  if (file !== undefined) return {sampleResponse: readExample(service, file, root)};
  return {exampleResponse: media && exampleOf(document, media)};
}
