import type {ApiRequest} from './apiRequest';
import {formatScalar, parseJson} from './json';

/** Languages with the values of the site's language tabs. */
export const codeLanguages = [
  {value: 'bash', label: 'curl', format: curlCode},
  {value: 'ts', label: 'TypeScript', format: typeScriptCode},
  {value: 'py', label: 'Python', format: pythonCode},
  {value: 'go', label: 'Go', format: goCode},
] as const;

function curlCode({method, url, headers, body}: ApiRequest): string {
  const options = [
    // curl sends GET without a body, and POST with one.
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quoteForShell(body)}`]),
  ];
  return [`curl ${quoteForShell(url)}`, ...options].join(' \\\n  ');
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function typeScriptCode({method, url, headers, body}: ApiRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${JSON.stringify(headers)},`]),
    // JSON is a JavaScript expression.
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(body, '  ')}),`]),
  ];
  const call =
    options.length === 0 ? JSON.stringify(url) : `${JSON.stringify(url)}, {\n${options.join('\n')}\n}`;
  return [
    `const response = await fetch(${call});`,
    'if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);',
    'console.log(await response.json());',
  ].join('\n');
}

function pythonCode({method, url, headers, body}: ApiRequest): string {
  // With `json`, requests sets the content type itself.
  const others = Object.entries(headers).filter(([name]) => body === undefined || name !== 'Content-Type');
  const options = [
    ...(others.length === 0 ? [] : [`headers=${JSON.stringify(Object.fromEntries(others))}`]),
    ...(body === undefined ? [] : [`json=${indent(pythonLiteral(parseJson(body)), '    ')}`]),
    'timeout=15',
  ];
  const list = [JSON.stringify(url), ...options].map((argument) => `    ${argument},\n`).join('');
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n${list})`,
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n');
}

function goCode({method, url, headers, body}: ApiRequest): string {
  const isPlain = method === 'GET' && body === undefined && Object.keys(headers).length === 0;
  const call = isPlain
    ? [`\tresponse, err := http.Get(${JSON.stringify(url)})`]
    : [
        `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${body === undefined ? 'nil' : `strings.NewReader(${goString(body)})`})`,
        ...GO_CHECK,
        ...Object.entries(headers).map(
          ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
        ),
        '\tresponse, err := http.DefaultClient.Do(request)',
      ];
  const packages = ['fmt', 'io', 'log', 'net/http', ...(body === undefined ? [] : ['strings'])];
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...call,
    ...GO_CHECK,
    '\tdefer response.Body.Close()',
    '\tbody, err := io.ReadAll(response.Body)',
    ...GO_CHECK,
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, body)',
    '\t}',
    '\tfmt.Println(string(body))',
    '}',
  ].join('\n');
}

const GO_CHECK = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Returns a text as a Go string. A raw string can't contain backticks. */
function goString(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}

/** Returns a JSON value as a Python expression. */
function pythonLiteral(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const scalar = formatScalar(value);
  if (scalar !== undefined) return scalar;
  const isList = Array.isArray(value);
  const [start, end] = isList ? '[]' : '{}';
  const items = isList
    ? value.map(pythonLiteral)
    : Object.entries(value as object).map(
        ([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item)}`,
      );
  if (items.length === 0) return `${start}${end}`;
  return `${start}\n${items.map((item) => `    ${indent(item, '    ')},\n`).join('')}${end}`;
}

/** Indents every line but the first. */
function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}
