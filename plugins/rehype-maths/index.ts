import type {Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import type {Node} from 'unist';
import {failOnProblems, lineOf, pageOf, type PageProblem} from '../shared/pageProblems';

type Message = {cause?: unknown; ancestors: Node[]};
type KatexFile = Parameters<ReturnType<typeof rehypeKatex>>[1];

const drawMaths = rehypeKatex({output: 'mathml'});

/** Makes MathML, which needs no fonts and no styles, of the formulas of a tree; returns those that can't be drawn. */
export function drawFormulas(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  // KaTeX prints what it can't parse in red and goes on; it tells the file only.
  const file = {message: (_reason: string, message: Message) => problems.push(describe(message))};
  drawMaths(tree, file as unknown as KatexFile);
  return problems;
}

function describe({cause, ancestors}: Message): PageProblem {
  const {message, rawMessage} = cause as Error & {rawMessage?: string};
  return {
    // The element inside a block's own has no position.
    line: ancestors.map(lineOf).findLast((line) => line !== undefined),
    message: `a formula can't be drawn: ${rawMessage ?? message}; correct it, or write \\$ for a dollar sign`,
  };
}

/**
 * Rehype plugin: formulas become MathML.
 *
 * @throws Error that lists every formula of the page that can't be drawn, with its line
 */
export function rehypeMaths() {
  return (tree: Root, file: {path?: string}): void =>
    failOnProblems('each formula', pageOf(file), drawFormulas(tree));
}
