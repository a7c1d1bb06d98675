import type {Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import type {Node} from 'unist';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';

type Message = {cause?: unknown; ancestors: Node[]};
type KatexFile = Parameters<ReturnType<typeof rehypeKatex>>[1];

const drawMaths = rehypeKatex({output: 'mathml'});

/** Converts the formulas of a tree to MathML, which needs no fonts and styles. Returns the formulas with errors. */
export function drawFormulas(tree: Root): Finding[] {
  const problems: Finding[] = [];
  // For invalid formulas, rehype-katex renders red text and reports a message on the file; it doesn't throw.
  const file = {message: (_reason: string, message: Message) => problems.push(describe(message))};
  drawMaths(tree, file as unknown as KatexFile);
  return problems;
}

function describe({cause, ancestors}: Message): Finding {
  const {message, rawMessage} = cause as Error & {rawMessage?: string};
  // The inner element of a block formula has no position.
  const element = ancestors.findLast(({position}) => position) ?? ancestors[0]!;
  return {
    line: lineOf(element),
    message: `a formula is invalid: ${rawMessage ?? message}; correct it, or write \\$ for a dollar sign`,
  };
}

/**
 * Rehype plugin: converts formulas to MathML.
 *
 * @throws Error that lists every invalid formula of the page with its line
 */
export function rehypeMaths() {
  return (tree: Root, file: PageFile): void => failOnProblems('each formula', file, drawFormulas(tree));
}
