import type {ApiOperation, ApiParameter} from './operation';

/** A request as `fetch` and the code samples need it. */
export type ApiRequest = {
  method: ApiOperation['method'];
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};

export type RequestInput = {
  /** Base URL of the service, with or without a slash at the end. */
  host: string;
  /** The reader's input by parameter name; commas separate the items of a list. Empty values are left out. */
  values: Readonly<Record<string, string>>;
  /** The body as JSON. */
  body?: string;
};

/** Returns the request of an operation. It doesn't check the values. */
export function apiRequest(operation: ApiOperation, {host, values, body}: RequestInput): ApiRequest {
  const given = (place: ApiParameter['in']) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({name, type}) => {
        const value = values[name] ?? '';
        // The services read a list as a parameter that is repeated.
        const items = type === 'array' ? value.split(',') : [value];
        return items.map((item): [string, string] => [name, item.trim()]);
      })
      .filter(([, value]) => value !== '');

  let path = operation.path;
  for (const [name, value] of given('path')) path = path.replaceAll(`{${name}}`, encodeURIComponent(value));
  const query = new URLSearchParams(given('query')).toString();
  const hasBody = operation.body !== undefined && body !== undefined;
  return {
    method: operation.method,
    url: host.replace(/\/+$/, '') + path + (query === '' ? '' : `?${query}`),
    headers: {...Object.fromEntries(given('header')), ...(hasBody && {'Content-Type': 'application/json'})},
    ...(hasBody && {body}),
  };
}

/** Returns the values that an operation's form starts with: examples or defaults of the required parameters. */
export function firstValues({parameters}: ApiOperation): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({name, required, example, default: fallback}) => [
      name,
      required ? String(example ?? fallback ?? '') : '',
    ]),
  );
}
