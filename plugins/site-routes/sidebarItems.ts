import {existsSync, readFileSync} from 'node:fs';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {closestNames} from '../../src/facts/closestNames';
import {finding, type Finding} from '../shared/pageProblems';
import {docFileOf, listDocFiles, routeOfDocFile} from './docFiles';

type Link = {label: string; to: string; description: string};
type Category = {
  label: string;
  items: SidebarNode[];
} & (
  | {
      /** The page that introduces the category. */
      page: string;
      /** Subject of the category, for `llms.txt` and assistants, if the description of its page has another one. */
      description?: string;
    }
  | {/** Address of the generated page that lists the category. */ route: string; description: string}
);

/**
 * A page (its route without the leading slash), a category of pages, or a link to a section of a page whose own entry is
 * in another category.
 */
export type SidebarNode = string | Link | Category;

/** Mistakes in the sidebar's file, with lines. */
export class SidebarError extends Error {
  constructor(
    file: string,
    readonly problems: readonly Finding[],
  ) {
    const list = problems.map(({line, message}) => `- ${file}:${line}: ${message}`).join('\n');
    super(`Expected a valid sidebar, found ${problems.length} problems (correct them):\n${list}`);
  }
}

/**
 * Returns the entries as Docusaurus expects them.
 *
 * @param file the file that contains the entries, for messages
 * @throws SidebarError that lists every page without a file in `docsDir`, and every repeated route
 */
export function sidebarItems(
  nodes: readonly SidebarNode[],
  {docsDir, file}: {docsDir: string; file: string},
): SidebarItemConfig[] {
  const problems = problemsOf(nodes, {docsDir, file});
  if (problems.length > 0) throw new SidebarError(file, problems);
  return nodes.map(itemOf);

  function idOf(route: string): string {
    return docFileOf(route, docsDir)!.replace(/\.mdx$/, '');
  }

  function itemOf(node: SidebarNode): SidebarItemConfig {
    if (typeof node === 'string') return idOf(node);
    const {label, description} = node;
    if ('to' in node) return {type: 'link', label, href: node.to, description};
    return {
      type: 'category',
      label,
      ...('page' in node
        ? {description, link: {type: 'doc', id: idOf(node.page)}}
        : {link: {type: 'generated-index', slug: node.route, title: label, description: node.description}}),
      items: node.items.map(itemOf),
    };
  }
}

function problemsOf(
  nodes: readonly SidebarNode[],
  {docsDir, file}: {docsDir: string; file: string},
): Finding[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const counts = new Map<string, number>();
  return nodes.flatMap(targetsOf).flatMap(({text, kind}): Finding[] => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    const linesOfText = lines.flatMap((line, index) => (line.includes(`'${text}'`) ? index + 1 : []));
    const line = linesOfText[count] ?? linesOfText.at(-1) ?? 1;
    const route = `/${text.replace(/^\/|#.*$/g, '')}`;
    if (count > 0 && kind !== 'link')
      return finding(line, `${route} is already in the sidebar, on line ${linesOfText[0]}; list it once`);
    if (kind === 'list' || docFileOf(route, docsDir) !== undefined) return [];
    const closest = closestNames(route, listDocFiles(docsDir).map(routeOfDocFile), 3).join(', ');
    const message = `expected a page at ${route}, found no file of it in ${docsDir}; correct the route (closest: ${closest}), or add the page`;
    return finding(line, message);
  });
}

/** The text of a node that names a page, a generated list, or a section to link to. */
type Target = {text: string; kind: 'page' | 'list' | 'link'};

/** Returns the targets of a node and of the nodes inside it, in the order of the file. */
function targetsOf(node: SidebarNode): Target[] {
  if (typeof node === 'string') return [{text: node, kind: 'page'}];
  if ('to' in node) return [{text: node.to, kind: 'link'}];
  const own: Target = 'page' in node ? {text: node.page, kind: 'page'} : {text: node.route, kind: 'list'};
  return [own, ...node.items.flatMap(targetsOf)];
}
