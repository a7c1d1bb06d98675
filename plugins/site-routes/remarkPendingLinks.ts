import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf, isMdxElement, setAttribute} from '../shared/mdxElements';
import {docFileOf} from './docFiles';

/**
 * Remark plugin: converts links to planned pages without a file to plain text, and removes such links from `Card`s. Once
 * the page exists, they are links. Other links are unchanged: Docusaurus fails the build on broken ones.
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

/** Returns the route of a site link without hash, query and trailing slash; undefined for other URLs. */
function siteRouteOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const path = url.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
