import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {parseFenceMeta} from '../shared/fenceMeta';
import {createMdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, pageOf, type PageProblem} from '../shared/pageProblems';
import {drawDiagram, type Drawing} from './drawDiagram';

/**
 * Rehype plugin: replaces each `mermaid` fence by a `Diagram` with inline SVG for both colour modes.
 *
 * @throws Error that lists all problems of the page's diagrams with their lines
 */
export function rehypeDiagrams() {
  return (tree: Root, file: {path?: string}): void => {
    const problems: PageProblem[] = [];
    let count = 0;
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || !isMermaid(code)) return undefined;
      count += 1;
      const diagram = readDiagram(code, lineOf(pre), `diagram-${count}`, problems);
      if (diagram !== undefined && parent && index !== undefined) {
        const {svg, width, title} = diagram;
        const element = createMdxElement('Diagram', {html: svg, title, width: String(width)}, pre);
        parent.children[index] = element as unknown as Element;
      }
      return SKIP;
    });
    failOnProblems('each diagram', pageOf(file), problems);
  };
}

function readDiagram(
  code: Element,
  fenceLine: number | undefined,
  id: string,
  problems: PageProblem[],
): (Drawing & {title: string}) | undefined {
  const {meta, problems: metaProblems} = parseFenceMeta(String((code.data as {meta?: unknown})?.meta ?? ''));
  const {title = '', description = ''} = meta;
  for (const [key, value] of Object.entries({title, description})) {
    if (value.trim() === '')
      metaProblems.push(`the diagram has no ${key}: write ${key}="…" after the word mermaid`);
  }
  const source = toString(code).replace(/\n$/, '');
  const {drawing, problems: sourceProblems} = drawDiagram(source, {title, description}, id);
  problems.push(
    ...metaProblems.map((message) => ({line: fenceLine, message})),
    ...sourceProblems.map(({line, message}) => ({
      line: fenceLine === undefined ? undefined : fenceLine + line,
      message,
    })),
  );
  return drawing && {...drawing, title};
}

function isMermaid({tagName, properties}: Element): boolean {
  return tagName === 'code' && [properties.className].flat().includes('language-mermaid');
}
