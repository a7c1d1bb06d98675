import {parse as parseJsonc, type ParseError as JsoncError} from 'jsonc-parser';
import {parse as parseToml, type TomlError} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {findLanguage} from '../rehype-highlight-code/languages';
import {describeYamlError} from '../shared/yaml';
import type {Finding, Page} from './page';
import {shownLines, type Site} from './site';

/** Checks that JSON, TOML and YAML fences parse, so that readers can copy them. */
export function checkDataFences(page: Page, site: Site): Finding[] {
  return page.fences.flatMap((fence) => {
    const parse = parsers[findLanguage(fence.language ?? '')?.name ?? ''];
    const lines = shownLines(fence, site);
    const code = lines.map(({text}) => text).join('\n');
    const error = code.trim() === '' ? undefined : parse?.(code);
    if (error === undefined) return [];
    const hint = /\.{3}|…|\/\/|\/\*/.test(code)
      ? ' (ellipses and comments aren\'t valid here: write values, or use a "text" fence)'
      : '';
    const line = lines[error.line - 1]?.line ?? fence.line;
    return [{line, message: `the ${fence.language} block doesn't parse: ${error.reason}; correct it${hint}`}];
  });
}

/** `line` counts from 1 inside the fence. */
type ParseError = {line: number; reason: string};

const parsers: Readonly<Record<string, (code: string) => ParseError | undefined>> = {
  json: jsonError,
  toml: tomlError,
  yaml: yamlError,
};

function jsonError(code: string): ParseError | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    // JSON.parse reports the position of some errors only.
    const errors: JsoncError[] = [];
    parseJsonc(code, errors, {disallowComments: true});
    const before = code.trimEnd().slice(0, errors[0]?.offset ?? 0);
    return {
      line: before.split('\n').length,
      reason: (error as Error).message
        .replace(/, (?:\.{3})?".*$/s, '')
        .replace(/ in JSON at position \d+.*$/s, ''),
    };
  }
}

function tomlError(code: string): ParseError | undefined {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    const {line, message} = error as TomlError;
    return {
      line,
      reason: message
        .split('\n', 1)
        .join('')
        .replace(/^Invalid TOML document: /, ''),
    };
  }
}

function yamlError(code: string): ParseError | undefined {
  const [error] = parseAllDocuments(code).flatMap((document) => document.errors);
  return error && {line: error.linePos?.[0].line ?? 1, reason: describeYamlError(error)};
}
