import {relative} from 'node:path';
import type {Node} from 'unist';

/** A problem on a line of a page. The message says what is wrong and what to do. */
export type PageProblem = {line: number | undefined; message: string};

/** Returns the relative path of the page that a tree was parsed from, for error messages. */
export function pageOf(file: {path?: string}): string {
  return file.path === undefined ? 'a page' : relative(process.cwd(), file.path);
}

export function lineOf(node: Node): number | undefined {
  return node.position?.start.line;
}

/**
 * Throws if a page has problems.
 *
 * @param expectation completes "Expected … of docs/page.mdx"
 * @throws Error that lists all problems
 */
export function failOnProblems(expectation: string, page: string, problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const list = problems.map(({line, message}) => `- ${page}:${line ?? '?'}: ${message}`).join('\n');
  throw new Error(
    `Expected ${expectation} of ${page} to be valid, found ${problems.length} problems (correct them):\n${list}`,
  );
}
