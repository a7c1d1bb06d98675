import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {findLanguage} from '../rehype-highlight-code/languages';
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
    return [
      {
        line: lines[error.line - 1]?.line ?? fence.line,
        message: `the ${fence.language} block doesn't parse: ${error.reason}; correct it${hint}`,
      },
    ];
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
  const reason = jsonFailure(code);
  if (reason === undefined) return undefined;
  // JSON.parse reports the position of some errors only. The error is at the end of the shortest prefix that can't be
  // completed to valid JSON: a binary search finds it.
  let good = 0;
  let bad = code.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isJsonPrefix(code.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return {
    line: code.slice(0, bad).trimEnd().split('\n').length,
    reason: reason.replace(/, (?:\.{3})?".*$/s, '').replace(/ in JSON at position \d+.*$/s, ''),
  };
}

function jsonFailure(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns whether a text can become valid JSON by appending to it. */
function isJsonPrefix(code: string): boolean {
  const failure = jsonFailure(code);
  if (failure === undefined || /end of JSON|Unterminated|No number after|number is missing/.test(failure))
    return true;
  const position = /at position (\d+)/.exec(failure)?.[1];
  return position !== undefined && Number(position) >= code.trimEnd().length;
}

function tomlError(code: string): ParseError | undefined {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    const {line, message} = error as Error & {line?: number};
    return {
      line: line ?? 1,
      reason: message.split('\n')[0]?.replace(/^Invalid TOML document: /, '') ?? message,
    };
  }
}

function yamlError(code: string): ParseError | undefined {
  const error = parseAllDocuments(code).flatMap((document) => document.errors)[0];
  if (error === undefined) return undefined;
  return {
    line: error.linePos?.[0].line ?? 1,
    reason: error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? error.message,
  };
}
