import {isNode} from 'yaml';
import type {Finding} from '../shared/pageProblems';
import {parseYaml} from '../shared/yaml';

/** A problem of an OpenAPI document. */
export type Problem = Required<Finding>;

/** A mistake in an OpenAPI document. */
export class DocumentError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line}: ${problem.message}`);
  }
}

type Source = {file: string} & Pick<ReturnType<typeof parseYaml>, 'document' | 'lineAt'>;

/** The sources of the parsed documents, for the lines of their parts. */
const sources = new WeakMap<object, Source>();

/**
 * Parses an OpenAPI document.
 *
 * @param file path for messages, relative to the project's folder
 * @throws DocumentError if it isn't valid YAML
 */
export function parseDocument<Document extends object>(file: string, source: string): Document {
  const {document, lineAt, error} = parseYaml(source);
  if (error !== undefined) throw new DocumentError(yamlProblem(file, error));
  const value = document.toJS() as Document;
  sources.set(value, {file, document, lineAt});
  return value;
}

/** Returns the problem of a document that isn't valid YAML. */
export function yamlProblem(file: string, {line, message}: Finding): Problem {
  return {file, line, message: `the document isn't valid YAML: ${message}; correct it`};
}

/** Keys and list indexes from a document's root: `['paths', '/about', 'get', 'parameters', 0]`. */
type Path = (string | number)[];

/** Returns a problem of a part of a document. If the part is in an operation, the message starts with its name. */
export function problemAt(document: object, path: Readonly<Path>, message: string): Problem {
  const {file, document: yaml, lineAt} = sources.get(document)!;
  const node = path
    .map((_, index) => yaml.getIn(path.slice(0, path.length - index), true))
    .find((part) => isNode(part) && part.range);
  const operation = yaml.getIn([...path.slice(0, 3), 'operationId']);
  return {
    file,
    line: isNode(node) && node.range ? lineAt(node.range[0]) : 1,
    message: path[0] === 'paths' && typeof operation === 'string' ? `${operation}: ${message}` : message,
  };
}

/** A value inside a document, and the keys and list indexes that lead to it. */
type Part = {value: unknown; path: Path};

/** Returns all values inside a value, in document order, without those inside examples. */
export function partsOf(value: unknown, path: Path = []): Part[] {
  if (value === null || typeof value !== 'object') return [{value, path}];
  const isMapOfFields = path.at(-1) === 'properties';
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    {value, path},
    ...entries.flatMap(([key, entry]) =>
      !isMapOfFields && ['example', 'examples', 'value'].includes(String(key))
        ? []
        : partsOf(entry, [...path, key]),
    ),
  ];
}
