import type {Root as HtmlRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isMdxElement} from '../shared/mdxElements';
import {componentProblems} from '../mdx-components/componentProblems';
import {finding, lineOf, type Finding} from '../shared/pageProblems';
import {fillFromDocuments} from '../openapi/remarkOpenApi';
import {drawFormulas} from '../rehype-maths';
import {isFactDirective, shapeProblem} from '../remark-facts/replaceFacts';

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
 * Finds the directives, components and formulas that a build would reject or print unchanged. A build takes a minute and
 * stops at the first page. Fills the tables of the OpenAPI documents into the tree.
 */
export function findBuildProblems(tree: Root): Finding[] {
  const unknownApi = fillFromDocuments(tree);
  const html = toHtml.runSync(tree) as HtmlRoot;
  unwrapComponents(html);
  return [...unknownApi, ...directiveProblems(tree), ...componentProblems(html), ...drawFormulas(html)];
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

function directiveProblems(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const message = isFactDirective(node) ? shapeProblem(node) : unknownAdmonition(node);
    findings.push(...finding(lineOf(node), message));
  });
  return findings;
}

function unknownAdmonition(node: Nodes): string | undefined {
  return node.type !== 'containerDirective' || admonitions.includes(node.name)
    ? undefined
    : `the admonition :::${node.name} is unknown; use one of ${admonitions.map((known) => `:::${known}`).join(', ')}`;
}
