import type {Nodes, Root} from 'mdast';
import {isFactDirective} from '../remark-facts/replaceFacts';
import {lineOf} from '../shared/pageProblems';

/** How a page presents its text. */
export type Form = {
  /** Words outside code blocks. Inline code and facts are words. */
  words: number;
  tableWords: number;
  /** Lines of the headings that a table or a code block follows directly. */
  bareHeadings: number[];
  /** Lines of ", so" outside tables. */
  so: number[];
};

/** Returns the form of a page. Has to run before the tables of the OpenAPI documents are filled into the tree. */
export function readForm(tree: Root): Form {
  const form: Form = {words: 0, tableWords: 0, bareHeadings: [], so: []};
  read(tree, false, form);
  return form;
}

function read(node: Nodes, isTable: boolean, form: Form): void {
  if (isFactDirective(node)) return countWords('1', isTable, form);
  if (node.type === 'text' || node.type === 'inlineCode') countWords(node.value, isTable, form);
  if (node.type === 'text' && !isTable) {
    for (const {index} of node.value.matchAll(/, so\b/g))
      form.so.push(lineOf(node) + node.value.slice(0, index).split('\n').length - 1);
  }
  if (!('children' in node)) return;
  const visible = node.children.filter(({type}) => type !== 'mdxFlowExpression');
  visible.forEach((child, index) => {
    const next = visible[index + 1]?.type;
    if (child.type === 'heading' && (next === 'table' || next === 'code'))
      form.bareHeadings.push(lineOf(child));
    read(child, isTable || node.type === 'table', form);
  });
}

function countWords(text: string, isTable: boolean, form: Form): void {
  const count = text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length;
  form.words += count;
  if (isTable) form.tableWords += count;
}
