import {translate} from '@docusaurus/Translate';
import {parseJson} from '@site/src/api/json';
import type {ApiParameter} from '@site/src/api/operation';
import {parseAddress} from '@site/src/chain/address';

/** Returns a sentence that says what is wrong with a parameter's text, or undefined if it is valid. */
export function parameterProblem(parameter: ApiParameter, text: string): string | undefined {
  const value = text.trim();
  if (value === '') {
    return parameter.required
      ? translate({
          id: 'apiConsole.problem.missing',
          message: 'Expected a value, found nothing: the request needs this parameter.',
        })
      : undefined;
  }
  const items = parameter.type === 'array' ? value.split(',').map((item) => item.trim()) : [value];
  return items.map((item) => itemProblem(parameter, item)).find((problem) => problem !== undefined);
}

/** Returns a sentence that says where a body isn't valid JSON, or undefined if it is valid. */
export function bodyProblem(text: string): string | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    return translate(
      {id: 'apiConsole.problem.body', message: 'Expected JSON, found an error: {problem}.'},
      {problem: (error as Error).message},
    );
  }
}

function itemProblem(parameter: ApiParameter, value: string): string | undefined {
  switch (parameter.type) {
    case 'integer':
    case 'number':
      return numberProblem(parameter, value);
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : notOneOf(['true', 'false'], value);
    default:
      return textProblem(parameter, value);
  }
}

function numberProblem({type, minimum, maximum}: ApiParameter, value: string): string | undefined {
  const form = type === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
  if (!form.test(value)) {
    return type === 'integer'
      ? translate(
          {id: 'apiConsole.problem.integer', message: 'Expected a whole number, found “{value}”.'},
          {value},
        )
      : translate({id: 'apiConsole.problem.number', message: 'Expected a number, found “{value}”.'}, {value});
  }
  if (minimum !== undefined && Number(value) < minimum) {
    return translate(
      {id: 'apiConsole.problem.minimum', message: 'Expected {minimum} or more, found {value}.'},
      {minimum: String(minimum), value},
    );
  }
  if (maximum !== undefined && Number(value) > maximum) {
    return translate(
      {id: 'apiConsole.problem.maximum', message: 'Expected {maximum} or less, found {value}.'},
      {maximum: String(maximum), value},
    );
  }
  return undefined;
}

function textProblem({enum: accepted, pattern, example}: ApiParameter, value: string): string | undefined {
  if (accepted !== undefined) return accepted.includes(value) ? undefined : notOneOf(accepted, value);
  if (pattern === undefined) return undefined;
  const wrongAddress = pattern.startsWith('^erd1') ? addressProblem(value) : undefined;
  if (wrongAddress !== undefined || new RegExp(pattern, 'u').test(value)) return wrongAddress;
  return example === undefined
    ? translate(
        {
          id: 'apiConsole.problem.pattern',
          message: 'Expected a value of the form {pattern}, found “{value}”.',
        },
        {pattern, value},
      )
    : translate(
        {id: 'apiConsole.problem.example', message: 'Expected a value such as {example}, found “{value}”.'},
        {example: String(example), value},
      );
}

function addressProblem(value: string): string | undefined {
  try {
    parseAddress(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function notOneOf(accepted: readonly string[], value: string): string {
  return translate(
    {id: 'apiConsole.problem.choice', message: 'Expected one of {accepted}, found “{value}”.'},
    {accepted: accepted.join(', '), value},
  );
}
