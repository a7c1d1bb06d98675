import {relative} from 'node:path';
import type {Node} from 'unist';

/**
 * A problem of a page, on a line. The message says what is wrong and what to do. `file` is set if the mistake is in another
 * file than the page: its path relative to the project's folder.
 */
export type Finding = {line: number; message: string; file?: string};

/** The part of a file that the plugins of a page use. */
export type PageFile = {path?: string};

/** Returns one finding, or none without a message. */
export function finding(line: number, message: string | undefined): Finding[] {
  return message === undefined ? [] : [{line, message}];
}

/** Returns the first line of a node; 1 if a plugin created the node. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/**
 * Throws if a page has problems.
 *
 * @param expectation completes "Expected … of docs/page.mdx"
 * @throws Error that lists all problems
 */
export function failOnProblems(expectation: string, {path}: PageFile, problems: readonly Finding[]): void {
  if (problems.length === 0) return;
  const page = path === undefined ? 'a page' : relative(process.cwd(), path);
  const lines = problems.map(({file = page, line, message}) => `- ${file}:${line}: ${message}`);
  const list = [...new Set(lines)];
  const error = new Error(
    `Expected ${expectation} of ${page} to be valid, found ${list.length} problems (correct them):\n${list.join('\n')}`,
  );
  // The mistake is in the page. Docusaurus prints the stack after the message, which the stack would repeat.
  error.stack = '';
  throw error;
}
