import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';

/** Written by `npm run page-dates` where there is a Git history, for a build that has none (Dockerfile). */
export const PAGE_DATES_FILE = 'page-dates.json';

/** Milliseconds since 1970 of the last commit of each page, by its path from the project's folder. */
export type PageDates = Record<string, number>;

/**
 * Where Docusaurus takes the date of a page's last change from: true for the Git history, a reader of
 * `page-dates.json` where there is only that file, and false where there is neither, so that pages show no date.
 */
export function lastUpdatedFrom(siteDir: string): VcsConfig | boolean {
  // In a linked work tree, .git is a file.
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
