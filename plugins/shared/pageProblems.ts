import {relative} from 'node:path';
import type {Node} from 'unist';

/** What is wrong on a line of a page, and what to do. */
export type PageProblem = {line: number | undefined; message: string};

/** The page that a tree was parsed from, as errors name it. */
export function pageOf(file: {path?: string}): string {
  return file.path === undefined ? 'a page' : relative(process.cwd(), file.path);
}

export function lineOf(node: Node): number | undefined {
  return node.position?.start.line;
}

/**
 * Fails the build with every problem of a page at once; does nothing where there is none.
 *
 * @param expectation what was expected of the page, which goes between "Expected" and "of docs/page.mdx"
 */
export function failOnProblems(expectation: string, page: string, problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const list = problems.map(({line, message}) => `- ${page}:${line ?? '?'}: ${message}`).join('\n');
  throw new Error(`Expected ${expectation} of ${page}, found ${problems.length} to correct:\n${list}`);
}
