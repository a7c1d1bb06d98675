import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ChangeWeek} from '../../src/review/pageChanges';
import {docPages} from '../corpus/docPages';
import {docsDir} from '../markdownPlugins';
import {atomFeed, FEED_FILE} from './atomFeed';
import {groupChanges} from './groupChanges';
import {readCommits} from './readCommits';

/**
 * Docusaurus plugin: adds the page `/changes`, which lists new and substantially changed pages by week, and a build also
 * the Atom feed of them. Both come from the Git history. Without one, the page says so, and there is no feed.
 */
export default function changesPlugin({siteDir, siteConfig}: LoadContext, options: unknown): Plugin {
  const {copyright} = options as {copyright: string};
  const {title, url, baseUrl} = siteConfig;
  let weeks: ChangeWeek[] | undefined;
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const commits = readCommits(siteDir, docsDir);
      weeks = commits && groupChanges(commits, docPages(content));
      actions.addRoute({
        path: `${baseUrl}changes/`,
        component: '@theme/ChangesPage',
        exact: true,
        // An object, because Docusaurus rejects a module whose value is null.
        modules: {
          changes: await actions.createData('changes.json', JSON.stringify({weeks: weeks ?? null})),
        },
      });
    },
    async postBuild({outDir}) {
      if (weeks === undefined) return;
      const file = path.join(outDir, FEED_FILE);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, atomFeed(weeks, {title, address: url + baseUrl, copyright}));
    },
  };
}
