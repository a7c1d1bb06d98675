import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {docFileOf} from './docFiles';

/**
 * Turns a link to a planned page that isn't written yet into plain text. It becomes a link by itself
 * once the page stands. Links to anything else are left for Docusaurus, which fails the build on a broken one.
 */
export function remarkPendingLinks({docsDir, planned}: {docsDir: string; planned: readonly string[]}) {
  const plannedRoutes = new Set(planned);
  return (tree: Root) => {
    visit(tree, 'link', (node, index, parent) => {
      if (parent && index !== undefined && isPending(node, plannedRoutes, docsDir)) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      return undefined;
    });
  };
}

/** The route of a site link without hash, query and trailing slash; undefined for any other address. */
export function siteRouteOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const path = url.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function isPending(link: Link, planned: ReadonlySet<string>, docsDir: string): boolean {
  const route = siteRouteOf(link.url);
  return route !== undefined && planned.has(route) && docFileOf(route, docsDir) === undefined;
}
