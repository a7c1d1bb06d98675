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
 * Returns the entries whose pages exist in `docsDir`. Categories without pages are removed. A category with a single page
 * becomes that page with the category's label, because a category with one page would need a needless click.
 */
export function existingPages(nodes: readonly SidebarNode[], docsDir: string): SidebarItemConfig[] {
  const idOf = (route: string) => docFileOf(route, docsDir)?.replace(/\.mdx?$/, '');
  return nodes.flatMap((node): SidebarItemConfig[] => {
    if (typeof node === 'string') {
      const id = idOf(node);
      return id === undefined ? [] : [id];
    }
    const {label} = node;
    if ('to' in node) {
      const {to, description} = node;
      return idOf(to.replace(/#.*$/, '')) === undefined ? [] : [{type: 'link', label, href: to, description}];
    }
    const items = existingPages(node.items, docsDir);
    const id = 'page' in node ? idOf(node.page) : undefined;
    if (id !== undefined) {
      return items.length === 0
        ? [{type: 'doc', id, label}]
        : [{type: 'category', label, description: node.description, link: {type: 'doc', id}, items}];
    }
    const [only] = items;
    if (items.length <= 1) return typeof only === 'string' ? [{type: 'doc', id: only, label}] : items;
    if ('page' in node) {
      throw new Error(
        `Sidebar: expected the page ${node.page} that introduces "${label}", found no file of it in ${docsDir}: correct "page" in sidebars.ts.`,
      );
    }
    const {route, description} = node;
    return [
      {
        type: 'category',
        label,
        link: {type: 'generated-index', slug: route, title: label, description},
        items,
      },
    ];
  });
}
