import type {Root as HtmlRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isMdxElement} from '../shared/mdxElements';
import {componentProblems} from '../mdx-components/componentProblems';
import {finding, lineOf, type Finding} from '../shared/pageProblems';
import {fillFromDocuments} from '../openapi/remarkOpenApi';
import {drawFormulas} from '../rehype-maths';
import {isFactDirective, shapeProblem} from '../remark-facts/replaceFacts';
import {undefinedNames} from './undefinedNames';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

const toHtml = unified()
  .use(remarkRehype, {
    passThrough: [
      'mdxJsxFlowElement',
      'mdxJsxTextElement',
      'mdxFlowExpression',
      'mdxTextExpression',
      'mdxjsEsm',
    ],
  })
  .freeze();

/**
 * Finds the directives, expressions, tables, components and formulas that a build would reject or print unchanged. A build takes a minute and
 * stops at the first page. Fills the tables of the OpenAPI documents into the tree.
 */
export function findBuildProblems(tree: Root): Finding[] {
  const unknownApi = fillFromDocuments(tree);
  const html = toHtml.runSync(tree) as HtmlRoot;
  unwrapComponents(html);
  return [...unknownApi, ...syntaxProblems(tree), ...componentProblems(html), ...drawFormulas(html)];
}

/** Unwraps components from paragraphs that contain nothing else, as MDX does before the site's rehype plugins run. */
function unwrapComponents(html: HtmlRoot): void {
  visit(html, 'element', ({tagName, children}, index, parent) => {
    const isOnlyComponents = children.every(
      (child) => isMdxElement(child) || (child.type === 'text' && child.value.trim() === ''),
    );
    if (tagName !== 'p' || !isOnlyComponents || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...children);
    return index;
  });
}

/** Finds directives, expressions and tables that don't do what their author meant. */
function syntaxProblems(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const message = isFactDirective(node) ? shapeProblem(node) : unknownDirective(node);
    findings.push(...finding(lineOf(node), message), ...brokenTable(node));
    for (const name of undefinedNames(node)) {
      const problem = `"${name}" in braces is JavaScript, and isn't defined, so the page would crash; write \\{ for a brace, or put the text in backticks`;
      findings.push({line: lineOf(node), message: problem});
    }
  });
  return findings;
}

function unknownDirective(node: Nodes): string | undefined {
  switch (node.type) {
    case 'containerDirective':
      return admonitions.includes(node.name)
        ? undefined
        : `the admonition :::${node.name} is unknown; use one of ${admonitions.map((known) => `:::${known}`).join(', ')}`;
    case 'leafDirective':
      return `the directive ::${node.name} is unknown; write :fact[name] for a fact, or \\: for a colon`;
    case 'textDirective': {
      // A word after a colon, as in a:b, is a directive without brackets, which pages show unchanged.
      const isWritten = node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;
      return isWritten
        ? `the directive :${node.name} is unknown; write :fact[name] for a fact, or \\: for a colon`
        : undefined;
    }
    default:
      return undefined;
  }
}

/** A table whose second line has another number of columns than the first one is a paragraph. */
function brokenTable(node: Nodes): Finding[] {
  if (node.type !== 'paragraph') return [];
  const [, second = ''] = toString(node).split('\n');
  const isDelimiterRow = ['|', '--'].every((part) => second.includes(part)) && !/[^|:\s-]/.test(second);
  const message = `the table isn't one, because its second line, "${second.trim()}", has another number of columns than the first; write | --- | with one --- for each column`;
  return finding(lineOf(node) + 1, isDelimiterRow ? message : undefined);
}
