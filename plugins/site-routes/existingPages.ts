import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {docFileOf} from './docFiles';

/** A page (its route without the leading slash) or a group of pages. */
export type SidebarNode = string | {label: string; items: SidebarNode[]};

/**
 * Returns the pages that exist in `docsDir`. Groups without pages are removed. A group with a single page becomes that
 * page with the group's label, because a category with one page would need a needless click.
 */
export function existingPages(nodes: SidebarNode[], docsDir: string): SidebarItemConfig[] {
  return nodes.flatMap((node): SidebarItemConfig[] => {
    if (typeof node === 'string') {
      const file = docFileOf(`/${node}`, docsDir);
      return file === undefined ? [] : [file.replace(/\.mdx?$/, '')];
    }
    const items = existingPages(node.items, docsDir);
    if (items.length === 0) return [];
    const [only] = items;
    if (items.length === 1 && typeof only === 'string') return [{type: 'doc', id: only, label: node.label}];
    return items.length === 1 ? items : [{type: 'category', label: node.label, items}];
  });
}
