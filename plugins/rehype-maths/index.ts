import type {Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import type {Node} from 'unist';
import {failOnProblems, lineOf, pageOf, type PageProblem} from '../shared/pageProblems';

type Message = {cause?: unknown; ancestors: Node[]};
type KatexFile = Parameters<ReturnType<typeof rehypeKatex>>[1];

const drawMaths = rehypeKatex({output: 'mathml'});

/** Converts the formulas of a tree to MathML, which needs no fonts and styles. Returns the formulas with errors. */
export function drawFormulas(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  // For invalid formulas, rehype-katex renders red text and reports a message on the file; it doesn't throw.
  const file = {message: (_reason: string, message: Message) => problems.push(describe(message))};
  drawMaths(tree, file as unknown as KatexFile);
  return problems;
}

function describe({cause, ancestors}: Message): PageProblem {
  const {message, rawMessage} = cause as Error & {rawMessage?: string};
  return {
    // The inner element of a block formula has no position.
    line: ancestors.map(lineOf).findLast((line) => line !== undefined),
    message: `a formula is invalid: ${rawMessage ?? message}; correct it, or write \\$ for a dollar sign`,
  };
}

/**
 * Rehype plugin: converts formulas to MathML.
 *
 * @throws Error that lists every invalid formula of the page with its line
 */
export function rehypeMaths() {
  return (tree: Root, file: {path?: string}): void =>
    failOnProblems('each formula', pageOf(file), drawFormulas(tree));
}
