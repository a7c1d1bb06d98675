import path from 'node:path';
import {cacheFile, codeVersion, openCache, type DiskCache} from '../shared/diskCache';
import type {PageSection} from './sectionsOf';

/** The text of a page, whole and in sections. `samples` maps the path of each sample in it to a hash of its content. */
export type ReadPage = {markdown: string; sections: PageSection[]; samples: Record<string, string>};
export type SectionCache = DiskCache<ReadPage>;

/** Returns whether this is a test's build of a variant of the site, which has other pages and other generated files. */
export function isVariant(siteDir: string, generatedDir: string): boolean {
  return path.relative(siteDir, generatedDir) !== '.docusaurus';
}

/**
 * Opens the cache of page sections, which builds, tests and reports of the site share. A variant gets a separate cache,
 * because saving its pages would remove the site's pages.
 *
 * @param code version of the code that this process runs (`codeVersion`)
 */
export function openSectionCache(
  siteDir: string,
  {generatedDir = path.join(siteDir, '.docusaurus'), code = codeVersion()} = {},
): SectionCache {
  return openCache(cacheFile(isVariant(siteDir, generatedDir) ? generatedDir : siteDir, 'sections'), code);
}
