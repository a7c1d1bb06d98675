import {Validator} from '@seriousme/openapi-schema-validator';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020';
import type {ApiDocument, Parameter} from './document';
import {partsOf, problemAt, type Problem} from './documentSource';

/** Keywords whose errors only repeat those of the schemas that they combine. */
const COMBINING = new Set(['allOf', 'anyOf', 'oneOf', 'if', '$ref', '$dynamicRef']);

/** Finds what breaks the structure of OpenAPI 3.1. The validator doesn't look into schemas. */
export async function structureProblems(document: ApiDocument): Promise<Problem[]> {
  const {valid, errors} = await new Validator().validate(structuredClone(document));
  // Errors are a string if a reference is missing, which `missingReferences` reports.
  if (valid || !Array.isArray(errors)) return [];
  return describe(document, [], errors as ErrorObject[]);
}

/** Finds invalid schemas, and parameters without a description, which their table would show as an empty cell. */
export function ruleProblems(document: ApiDocument): Problem[] {
  const ajv = new Ajv2020({strict: false, validateFormats: false, allErrors: true});
  return partsOf(document).flatMap(({value, path}) => {
    const [key, parent, root] = [path.at(-1), path.at(-2), path.at(-3)];
    if (key === 'schema' || (parent === 'schemas' && root === 'components'))
      return ajv.validateSchema(value as object) ? [] : describe(document, path, ajv.errors ?? []);
    const isParameter = parent === 'parameters' && typeof value === 'object' && !('$ref' in (value ?? {}));
    const {name, description} = (isParameter ? value : {description: 'none'}) as Partial<Parameter>;
    return description?.trim()
      ? []
      : [
          problemAt(
            document,
            path,
            `the parameter ${name} has no description; add one, which its table shows`,
          ),
        ];
  });
}

/** Returns one problem for each place, the most specific one. */
function describe(
  document: ApiDocument,
  path: (string | number)[],
  errors: readonly ErrorObject[],
): Problem[] {
  const specific = errors.filter(({keyword}) => !COMBINING.has(keyword));
  const first = specific.filter(
    ({instancePath}, index) => specific.findIndex((error) => error.instancePath === instancePath) === index,
  );
  return first.map((error) => {
    const keys = error.instancePath.split('/').slice(1).map(unescapeKey);
    const at = [...path, ...keys];
    const value = at.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
    return problemAt(document, at, `${nameOf(at)} ${messageOf(error, value)}`);
  });
}

/** `type`, `parameters[2]` */
function nameOf(path: readonly (string | number)[]): string {
  const last = path.at(-1) ?? 'the document';
  return /^\d+$/.test(String(last)) ? `${path.at(-2)}[${last}]` : String(last);
}

function messageOf({keyword, message, params}: ErrorObject, value: unknown): string {
  const {allowedValues, unevaluatedProperty} = params as Record<string, unknown>;
  if (keyword === 'enum')
    return `is ${JSON.stringify(value)}; use one of ${(allowedValues as unknown[]).join(', ')}`;
  if (unevaluatedProperty !== undefined)
    return `has the unknown key ${unevaluatedProperty}; correct or remove it`;
  return `${message}; correct it`;
}

/** Keys of a JSON pointer have `~1` instead of a slash. */
function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
