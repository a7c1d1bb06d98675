import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  endpointsOf,
  mediaOf,
  missingReferences,
  parametersOf,
  readDocument,
  resolveReference,
  type ApiDocument,
  type Endpoint,
  type Media,
  type Schema,
  type Service,
} from './document';
import {DocumentError, problemAt, type Problem} from './documentSource';
import {ruleProblems, structureProblems} from './documentRules';
import {exampleFile} from './servedDocument';
import {exampleOf} from './schemas';
import {createSchemaCheck, type CheckValue} from './schemaCheck';

/** Problems, and the captured responses that the document refers to; undefined if a problem prevents reading them. */
type CheckedDocument = {problems: Problem[]; captured: string[] | undefined};

/**
 * Checks the document of a service: the rules of OpenAPI 3.1 and of its schemas, the names of operations, the texts of
 * parameters, and every example and captured response against its schema. A response may contain no field that its schema
 * doesn't have.
 */
export async function checkDocument(service: Service, root: string): Promise<CheckedDocument> {
  let document: ApiDocument;
  try {
    document = readDocument(service, root);
  } catch (error) {
    if (error instanceof DocumentError) return {problems: [error.problem], captured: undefined};
    throw error;
  }
  const broken = [
    ...missingReferences(document).map(({problem}) => problem),
    ...ruleProblems(document),
    ...(await structureProblems(document)),
  ];
  if (broken.length > 0) return {problems: broken, captured: undefined};

  const captured: string[] = [];
  const check = createSchemaCheck(document);
  const endpoints = endpointsOf(service, root);
  const problems = endpoints.flatMap((endpoint) => {
    const found = [
      ...nameProblems(endpoint, document, endpoints),
      ...requestProblems(endpoint, document, check),
      ...responseProblems(endpoint, document, check, (example) => {
        const file = exampleFile(service, example, root);
        captured.push(path.relative(root, file));
        return JSON.parse(readFileSync(file, 'utf8')) as unknown;
      }),
    ];
    const place = ['paths', endpoint.path, endpoint.method.toLowerCase()];
    return found.map((problem) => problemAt(document, place, problem));
  });
  return {problems: [...problems, ...schemaExampleProblems(document, check)], captured};
}

function schemaExampleProblems(document: ApiDocument, check: CheckValue): Problem[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    (schema.examples ?? []).flatMap((example, index) =>
      check(schema, example).map((problem) => {
        const message = `example of the schema ${name}: ${problem}`;
        return problemAt(document, ['components', 'schemas', name, 'examples', index], message);
      }),
    ),
  );
}

function nameProblems(
  {method, path: route, operation}: Endpoint,
  document: ApiDocument,
  all: readonly Endpoint[],
): string[] {
  const {operationId, tags} = operation;
  const problems: string[] = [];
  if (all.filter((other) => other.operation.operationId === operationId).length > 1)
    problems.push('another operation has this operationId; write another one');
  const known = document.tags.map(({name}) => name);
  for (const tag of tags)
    if (!known.includes(tag))
      problems.push(`the tag "${tag}" isn't in tags; add it, or use one of ${known.join(', ')}`);
  const parameters = parametersOf(document, operation);
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name);
  if ([...inPath].sort().join() !== [...declared].sort().join())
    problems.push(
      `${method} ${route} has the parameters ${inPath.join(', ')} in its path, and declares ${declared.join(', ')}; make them equal`,
    );
  for (const {name, required, example} of parameters)
    if (required === true && example === undefined)
      problems.push(`the required parameter ${name} has no example; add one that works`);
  return problems;
}

function requestProblems({operation}: Endpoint, document: ApiDocument, check: CheckValue): string[] {
  const parameters = parametersOf(document, operation).flatMap(({name, schema, example}) =>
    example === undefined ? [] : check(schema, example).map((problem) => `example of ${name}: ${problem}`),
  );
  const body = mediaOf(operation.requestBody?.content);
  if (body === undefined) return parameters;
  const inBody = check(body.schema, body.example).map((problem) => `example of the request body: ${problem}`);
  return [...parameters, ...inBody];
}

/** Returns whether the document lists the fields of a response, or of the entries of a list. */
function hasKnownForm(document: ApiDocument, schema: Schema): boolean {
  const {items, additionalProperties, properties} = resolveReference(document, schema);
  if (items !== undefined) return hasKnownForm(document, items);
  return properties !== undefined || additionalProperties !== true;
}

function responseProblems(
  {operation}: Endpoint,
  document: ApiDocument,
  check: CheckValue,
  read: (file: string) => unknown,
): string[] {
  return Object.entries(operation.responses).flatMap(([status, reference]) => {
    const media: Media | undefined = mediaOf(resolveReference(document, reference).content);
    if (media === undefined) return [];
    const {schema, examples = {}, example} = media;
    if (
      status.startsWith('2') &&
      Object.keys(examples).length === 0 &&
      exampleOf(document, media) === undefined &&
      hasKnownForm(document, schema)
    )
      return [
        `${status} has no example; add a captured response, or an example of the media type or of the schema`,
      ];
    if (example !== undefined)
      return check(schema, example).map((problem) => `${status}, example: ${problem}`);
    return Object.entries(examples).flatMap(([name, {value, externalValue}]) => {
      const response = externalValue === undefined ? value : read(externalValue);
      return check(schema, response).map((problem) => `${status}, ${externalValue ?? name}: ${problem}`);
    });
  });
}
