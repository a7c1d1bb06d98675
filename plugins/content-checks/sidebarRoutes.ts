import type {SidebarConfig, SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {routeOfDocFile} from '../site-routes/docFiles';

/** Returns the routes of all pages in a sidebar, at any depth. */
export function sidebarRoutes(items: SidebarConfig | undefined): Set<string> {
  if (!Array.isArray(items)) return new Set();
  return new Set(
    items.flatMap((item: SidebarItemConfig) => idsOf(item)).map((id) => routeOfDocFile(`${id}.mdx`)),
  );
}

function idsOf(item: SidebarItemConfig): string[] {
  if (typeof item === 'string') return [item];
  if (item.type === 'category' && Array.isArray(item.items)) return item.items.flatMap(idsOf);
  return item.type === 'doc' ? [item.id] : [];
}
