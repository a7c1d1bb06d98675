import type {ApiOperation, ApiParameter} from '../../src/api/operation';
import {
  endpointsOf,
  mediaOf,
  parametersOf,
  readDocument,
  resolveReference,
  successOf,
  type ApiDocument,
  type Operation,
  type Parameter,
  type Service,
} from './document';
import {readAnswer} from './servedDocument';
import {exampleOf} from './schemas';
import {plainText} from './texts';

/** Returns the operations of a service for the API console, in the order of the document. */
export function consoleOperations(service: Service, root: string): ApiOperation[] {
  const document = readDocument(service, root);
  return endpointsOf(service, root).map(({method, path, operation}) => ({
    service,
    operationId: operation.operationId,
    method: method as ApiOperation['method'],
    path,
    summary: plainText(operation.summary),
    changesChain: operation['x-changes-chain'] === true,
    parameters: parametersOf(document, operation).map((parameter) => consoleParameter(document, parameter)),
    ...bodyOf(operation),
    ...answerOf(document, service, operation, root),
  }));
}

function consoleParameter(document: ApiDocument, parameter: Parameter): ApiParameter {
  const schema = resolveReference(document, parameter.schema);
  const {pattern, minimum, maximum, default: initial} = schema;
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    description: plainText(parameter.description),
    type: [schema.type].flat()[0] as ApiParameter['type'],
    ...withoutUndefined({
      enum: schema.enum,
      pattern,
      minimum,
      maximum,
      default: initial,
      example: parameter.example,
    }),
  };
}

function bodyOf({requestBody}: Operation): Pick<ApiOperation, 'body'> {
  if (requestBody === undefined) return {};
  return {
    body: {
      description: plainText(requestBody.description),
      example: mediaOf(requestBody.content)?.example,
    },
  };
}

function answerOf(
  document: ApiDocument,
  service: Service,
  operation: Operation,
  root: string,
): Pick<ApiOperation, 'sampleAnswer' | 'exampleAnswer'> {
  const media = mediaOf(successOf(document, operation)?.content);
  const file = Object.values(media?.examples ?? {})[0]?.externalValue;
  if (file !== undefined) return {sampleAnswer: readAnswer(service, file, root)};
  const exampleAnswer = media && exampleOf(document, media);
  return exampleAnswer === undefined ? {} : {exampleAnswer};
}

function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
