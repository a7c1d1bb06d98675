import {LineCounter, parseDocument, type Document} from 'yaml';
import type {Finding} from './pageProblems';

/** A parsed YAML text. `error` is its first mistake, `lineAt` returns the line of an offset. */
type Yaml = {document: Document; error: Finding | undefined; lineAt: (offset: number) => number};

export function parseYaml(source: string): Yaml {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const [error] = document.errors;
  return {
    document,
    error: error && {line: error.linePos?.[0].line ?? 1, message: describeYamlError(error)},
    lineAt: (offset) => counter.linePos(offset).line,
  };
}

/** Returns the first line of the parser's message, without the position. */
export function describeYamlError({message}: Error): string {
  return message
    .split('\n', 1)
    .join('')
    .replace(/ at line \d+.*$/, '');
}
