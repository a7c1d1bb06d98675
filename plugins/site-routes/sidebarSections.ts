import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {routeOfDocFile} from './docFiles';

/** A top-level category of the sidebar. */
type SidebarSection = {
  label: string;
  /** The page that it leads to. */
  route: string;
  /** Its pages at any depth, including the pages of categories. */
  routes: string[];
};

/** Returns the top-level categories of a sidebar. @throws Error if one leads to no page */
export function sidebarSections(items: readonly SidebarItemConfig[]): SidebarSection[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || item.type !== 'category') return [];
    const label = String(item.label);
    const routes = routesIn(item);
    if (item.link == null || routes[0] === undefined) {
      throw new Error(
        `Sidebar: expected the section "${label}" to lead to a page, found none: give it a page or a route in sidebars.ts.`,
      );
    }
    return [{label, route: routes[0], routes}];
  });
}

/** Returns the routes of an item. The first route of a category is its own page. */
export function routesIn(item: SidebarItemConfig): string[] {
  if (typeof item === 'string') return [routeOfDocFile(`${item}.mdx`)];
  if (item.type === 'doc') return [routeOfDocFile(`${item.id}.mdx`)];
  if (item.type !== 'category' || !Array.isArray(item.items)) return [];
  const {link, items} = item;
  const own =
    link?.type === 'doc'
      ? [routeOfDocFile(`${link.id}.mdx`)]
      : link?.type === 'generated-index'
        ? [link.slug!]
        : [];
  return [...own, ...items.flatMap((inner: SidebarItemConfig) => routesIn(inner))];
}
