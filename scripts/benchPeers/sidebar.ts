import sidebars from '../../sidebars';
import {routeOfDocFile} from '../../plugins/site-routes/docFiles';
import type {ExportedPage} from './exportPages';

/** An entry with an address, or a group, whose own page is its first entry. */
export type SidebarEntry = {label: string; address: string} | {label: string; entries: SidebarEntry[]};

type Config = (typeof sidebars.docs)[number];

/** Returns the site's sidebar. Labels of pages are their titles. */
export function exportSidebar(pages: readonly ExportedPage[]): SidebarEntry[] {
  const titles = new Map(pages.map(({route, title}) => [`/${route}`, title]));
  const page = (id: string, label?: string): SidebarEntry => {
    const route = routeOfDocFile(`${id}.mdx`);
    return {label: label ?? titles.get(route) ?? route, address: `${route}/`};
  };
  const entry = (item: Config): SidebarEntry => {
    if (typeof item === 'string') return page(item);
    switch (item.type) {
      case 'doc':
        return page(item.id, item.label);
      case 'link':
        return {label: item.label, address: item.href};
      case 'category': {
        const own = item.link?.type === 'doc' ? [page(item.link.id)] : [];
        return {label: item.label, entries: [...own, ...(item.items as Config[]).map(entry)]};
      }
      default:
        throw new Error(`Expected a page, link or category in the sidebar, found ${JSON.stringify(item)}.`);
    }
  };
  return sidebars.docs.map(entry);
}
