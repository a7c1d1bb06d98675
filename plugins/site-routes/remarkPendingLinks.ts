import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf, isMdxElement, setAttribute} from '../shared/mdxElements';
import {docFileOf} from './docFiles';

/**
 * Turns a link to a planned page that isn't written yet into plain text, and takes it off a `Card`. It becomes a link
 * by itself once the page exists. Links to anything else are left for Docusaurus, which fails the build on a broken one.
 */
export function remarkPendingLinks({docsDir, planned}: {docsDir: string; planned: readonly string[]}) {
  const plannedRoutes = new Set(planned);
  const isPending = (url: string) => {
    const route = siteRouteOf(url);
    return route !== undefined && plannedRoutes.has(route) && docFileOf(route, docsDir) === undefined;
  };
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (isMdxElement(node, 'Card') && isPending(attributeOf(node, 'href') ?? '')) {
        setAttribute(node, 'href', undefined);
      }
      if (node.type === 'link' && parent && index !== undefined && isPending(node.url)) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

/** The route of a site link without hash, query and trailing slash; undefined for any other address. */
function siteRouteOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const path = url.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
