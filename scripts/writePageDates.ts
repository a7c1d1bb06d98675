import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import {PAGE_CHANGES_FILE, readCommits} from '../plugins/changes/readCommits';
import {listDocFiles} from '../plugins/site-routes/docFiles';
import {COMMIT_FILE, commitOf} from '../src/config/commit';
import {PAGE_DATES_FILE, type PageDates} from '../src/config/lastUpdated';

/**
 * `npm run page-dates` writes the date of each page's last change from the Git history to `page-dates.json`, and the
 * changes that `/changes` lists to `page-changes.json`, and the commit to `commit.json`. The Docker image, which is built
 * without the history, reads these files.
 */
async function main(): Promise<void> {
  const history = getVcsPreset('git-eager');
  history.initialize({siteDir: resolve('.')});
  const dates: PageDates = {};
  for (const page of listDocFiles('docs')) {
    const file = `docs/${page}`;
    const update = await history.getFileLastUpdateInfo(resolve(file));
    if (update) dates[file] = update.timestamp;
  }
  writeFileSync(PAGE_DATES_FILE, JSON.stringify(dates));
  const commits = readCommits('.', 'docs');
  if (commits !== undefined) writeFileSync(PAGE_CHANGES_FILE, JSON.stringify(commits));
  console.log(
    `${PAGE_CHANGES_FILE}: ${commits ? `the changes of ${commits.length} commits` : 'not written, because the history is incomplete'}`,
  );
  writeFileSync(COMMIT_FILE, JSON.stringify(commitOf(resolve('.')) ?? null));
  console.log(`${PAGE_DATES_FILE}: the dates of ${Object.keys(dates).length} pages`);
}

void main();
