import {relative} from 'node:path';
import type {Node} from 'unist';

/** A problem of a page, on a line. The message says what is wrong and what to do. */
export type Finding = {line: number; message: string};

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
  const list = problems.map(({line, message}) => `- ${page}:${line}: ${message}`).join('\n');
  throw new Error(
    `Expected ${expectation} of ${page} to be valid, found ${problems.length} problems (correct them):\n${list}`,
  );
}
