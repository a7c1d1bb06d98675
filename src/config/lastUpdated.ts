import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';

/** Written by `npm run page-dates` from the Git history, for builds without one (Dockerfile). */
export const PAGE_DATES_FILE = 'page-dates.json';

/** Unix time in milliseconds of the last commit of each page, by the page's path relative to the project's folder. */
export type PageDates = Record<string, number>;

/**
 * Returns the source of the pages' last-updated dates, for Docusaurus: true means the Git history. Without a history it
 * is a reader of `page-dates.json`. Without that file it is false, and pages show no date.
 */
export function lastUpdatedFrom(siteDir: string): VcsConfig | boolean {
  // `.git` is a folder, or a file in a linked work tree.
  if (existsSync(path.join(siteDir, '.git'))) return true;
  const file = path.join(siteDir, PAGE_DATES_FILE);
  if (!existsSync(file)) return false;
  const dates = JSON.parse(readFileSync(file, 'utf8')) as PageDates;
  // Docusaurus rejects functions that don't declare their parameter.
  return {
    initialize: (_context) => {},
    getFileCreationInfo: async (_page) => null,
    getFileLastUpdateInfo: async (page) => {
      const timestamp = dates[path.relative(siteDir, page).split(path.sep).join('/')];
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
  };
}
