import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {fenceProblems, readCodeFence} from '../shared/codeFence';
import {parseFenceMeta} from '../shared/fenceMeta';
import {createMdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {drawDiagram} from './drawDiagram';
import {drawTopDown} from './drawTopDown';

/**
 * Rehype plugin: replaces each `mermaid` fence by a `Diagram` with inline SVG for both colour modes. Left-to-right
 * diagrams also get a narrower drawing for phones.
 *
 * @throws Error that lists all problems of the page's diagrams with their lines
 */
export function rehypeDiagrams() {
  return (tree: Root, file: PageFile): void => {
    const problems: Finding[] = [];
    let count = 0;
    visit(tree, 'element', (pre, index, parent) => {
      const fence = readCodeFence(pre);
      if (fence?.language !== 'mermaid') return undefined;
      count += 1;
      const line = lineOf(pre);
      const {title = '', description = ''} = parseFenceMeta(fence.meta).meta;
      const texts = {title, description};
      const result = drawDiagram(fence.code, texts, `diagram-${count}`);
      problems.push(
        ...fenceProblems(fence).map((message) => ({line, message})),
        ...result.problems.map((problem) => ({...problem, line: line + problem.line})),
      );
      if (result.drawing && parent && index !== undefined) {
        const {svg, width} = result.drawing;
        const narrow = drawTopDown(fence.code, texts, `diagram-${count}-narrow`, result.drawing);
        const element = createMdxElement(
          'Diagram',
          {
            html: svg,
            title,
            width: String(width),
            narrowHtml: narrow?.svg,
            narrowWidth: narrow && String(narrow.width),
          },
          pre,
        );
        parent.children[index] = element as unknown as Element;
      }
      return SKIP;
    });
    failOnProblems('each diagram', file, problems);
  };
}
