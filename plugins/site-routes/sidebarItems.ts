import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {docFileOf} from './docFiles';

type Link = {label: string; to: string; description: string};
type Category = {
  label: string;
  items: SidebarNode[];
} & (
  | {
      /** The page that introduces the category. */
      page: string;
      /** What the whole category is about, if the description of its page says something else. Programs read it. */
      description?: string;
    }
  | {/** Address of the generated page that lists the category. */ route: string; description: string}
);

/**
 * A page (its route without the leading slash), a category of pages, or a link to a section of a page whose own entry is
 * in another category.
 */
export type SidebarNode = string | Link | Category;

/**
 * Returns the entries as Docusaurus expects them.
 *
 * @throws if a page has no file in `docsDir`
 */
export function sidebarItems(nodes: readonly SidebarNode[], docsDir: string): SidebarItemConfig[] {
  const idOf = (route: string) => {
    const file = docFileOf(route, docsDir);
    if (file === undefined) {
      throw new Error(
        `Sidebar: expected a page at /${route}, found no file of it in ${docsDir}: correct the route in sidebars.ts, or add the page.`,
      );
    }
    return file.replace(/\.mdx$/, '');
  };
  return nodes.map((node): SidebarItemConfig => {
    if (typeof node === 'string') return idOf(node);
    const {label, description} = node;
    if ('to' in node) {
      idOf(node.to.replace(/^\/|#.*$/g, ''));
      return {type: 'link', label, href: node.to, description};
    }
    return {
      type: 'category',
      label,
      ...('page' in node
        ? {description, link: {type: 'doc', id: idOf(node.page)}}
        : {link: {type: 'generated-index', slug: node.route, title: label, description: node.description}}),
      items: sidebarItems(node.items, docsDir),
    };
  });
}
