import path from 'node:path';
import {docsDir, plannedRoutes} from '../markdownPlugins';
import {cacheFile, codeVersion, hash, openCache, type DiskCache} from '../shared/diskCache';
import {docFileOf} from '../site-routes/docFiles';
import type {PageSection} from './sectionsOf';

/** What was read from a page, with a hash of each sample in it by the sample's path. */
export type ReadPage = {sections: PageSection[]; samples: Record<string, string>};
export type SectionCache = DiskCache<ReadPage>;

/** Whether a build is of a variant that a test configures: it has other pages, and generated files of its own. */
export function isVariant(siteDir: string, generatedDir: string): boolean {
  return path.relative(siteDir, generatedDir) !== '.docusaurus';
}

/**
 * Opens the cache of what was read from pages; builds, tests and reports of the site share it. A variant has its own,
 * since it would make the site's forget the site's pages.
 *
 * @param code version of the code that this process runs (`codeVersion`)
 */
export function openSectionCache(
  siteDir: string,
  {generatedDir = path.join(siteDir, '.docusaurus'), code = codeVersion()} = {},
): SectionCache {
  // Links to pages that are still to be written are plain text, on any page.
  const pending = plannedRoutes.filter(
    (route) => docFileOf(route, path.join(siteDir, docsDir)) === undefined,
  );
  return openCache(
    cacheFile(isVariant(siteDir, generatedDir) ? generatedDir : siteDir, 'sections'),
    hash(code, ...pending),
  );
}
