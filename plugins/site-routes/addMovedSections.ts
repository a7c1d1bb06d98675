import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {MovedSections, MovedSectionUrls} from '../../src/config/movedSections';

/**
 * Returns the documents with the new URLs of their former sections, in `metadata.movedSections`. Only the page that had
 * the sections loads this list.
 *
 * @throws Error if sections of a document moved to a route without a document
 */
export function addMovedSections(
  content: LoadedContent,
  table: MovedSections,
  siteConfig: Pick<DocusaurusConfig, 'trailingSlash' | 'baseUrl'>,
): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const permalinks = new Map(version.docs.map(({slug, permalink}) => [routeOf(slug), permalink]));
      const urlOf = (address: string, ownRoute: string) => {
        const [target, id] = address.split('#');
        const route = target || ownRoute;
        const permalink = permalinks.get(route);
        if (permalink === undefined)
          throw new Error(
            `Moved sections: expected a page at ${route}, found none: correct src/config/movedHeadings.json.`,
          );
        return applyTrailingSlash(id === undefined ? permalink : `${permalink}#${id}`, siteConfig);
      };
      return {
        ...version,
        docs: version.docs.map((doc) => {
          const route = routeOf(doc.slug);
          const addresses = table[route];
          if (addresses === undefined) return doc;
          const urls: MovedSectionUrls = Object.entries(addresses).map(([id, address]) => [
            id,
            urlOf(address, route),
          ]);
          return {...doc, movedSections: urls};
        }),
      };
    }),
  };
}

function routeOf(slug: string): string {
  return slug.replace(/(?<=.)\/$/, '');
}
