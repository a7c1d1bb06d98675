import type {Root} from 'mdast';
import type {AskedQuestion} from '../../src/corpus/corpus';
import {walkTree} from '../walkTree';
import {idOfHeading} from './setHeadingIds';
import {DEEPEST} from './splitSections';

const ASKED = /^\s*\/\*\s*asked\s*\n(.*)\*\/\s*$/s;
const ANSWER = ' => ';

/**
 * The questions of a comment `{/* asked … *\/}`, one a line, each with ` => ` before the words that answer it, where it
 * names any; undefined of any other expression.
 */
export function askedQuestions(expression: string): AskedQuestion[] | undefined {
  return ASKED.exec(expression)?.[1]
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [question = '', answer] = line.split(ANSWER);
      return {question, ...(answer !== undefined && {answer})};
    });
}

/** The questions of each section, by the id of its heading; those of the introduction by an empty one. */
export function questionsByAnchor(tree: Root): Map<string, AskedQuestion[]> {
  const questions = new Map<string, AskedQuestion[]>();
  let anchor = '';
  walkTree(tree, (node) => {
    if (node.type === 'heading' && node.depth <= DEEPEST) anchor = idOfHeading(node);
    if (node.type !== 'mdxFlowExpression') return;
    const asked = askedQuestions(node.value);
    if (asked) questions.set(anchor, [...(questions.get(anchor) ?? []), ...asked]);
  });
  return questions;
}
