import {openSiteCache, type DiskCache} from '../shared/diskCache';
import type {PageSection} from './sectionsOf';

/** The text of a page, whole and in sections. `samples` maps the path of each sample in it to a hash of its content. */
export type ReadPage = {markdown: string; sections: PageSection[]; samples: Record<string, string>};
export type SectionCache = DiskCache<ReadPage>;

/** Opens the cache of page sections, which builds, tests and reports of the site share. */
export function openSectionCache(siteDir: string, build?: Parameters<typeof openSiteCache>[2]): SectionCache {
  return openSiteCache('sections', siteDir, build);
}
