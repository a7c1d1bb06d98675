import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {redirects} from '../../src/config/redirects';
import {mapFile} from '../../src/formerLinks/pageMap';
import {latestVersion, routeOfSlug} from '../corpus/docPages';
import {emitFiles} from '../shared/emitFiles';
import {explicitId} from '../shared/headingId';
import type {PageTrees} from '../shared/markdown';
import {pageMaps} from './pageMaps';
import {FORMER_LINKS_FOLDER, readFormerLinks} from './readFormerLinks';

const NAME = 'former-links';

/**
 * Docusaurus plugin: adds `former-links/<route>.json` for each page, which tells the browser where a fragment leads that
 * the page doesn't have (`PageMap`). Its option `trees` contains the parsed pages, which it shares with the build of the
 * pages.
 */
export default function formerLinksPlugin({siteDir, siteConfig}: LoadContext, options: unknown): Plugin {
  const {trees} = options as {trees: PageTrees};
  let files: [file: string, data: unknown][] = [];
  return {
    name: NAME,
    getPathsToWatch: () => [path.join(siteDir, FORMER_LINKS_FOLDER, '**/*.yaml')],
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      // Also unlisted pages, some of which replace former ones.
      const headings = new Map(
        latestVersion(content)
          .flatMap(({docs}) => docs)
          .map(({slug, source}): [string, string[]] => [
            routeOfSlug(slug),
            headingIds(path.join(siteDir, source.replace('@site/', '')), trees),
          ]),
      );
      const urlOf = (address: string) =>
        applyTrailingSlash(siteConfig.baseUrl + address.slice(1), siteConfig);
      const maps = pageMaps(readFormerLinks(siteDir).links, {headings, redirects, urlOf});
      files = [...maps].map(([route, map]) => [mapFile(route), map]);
    },
    configureWebpack: emitFiles({name: NAME, dependencies: [], read: () => files}),
  };
}

/** Returns the explicit ids of a page's headings; none if the page doesn't parse, which its build reports. */
function headingIds(file: string, trees: PageTrees): string[] {
  const ids: string[] = [];
  try {
    visit(trees.read(file, readFileSync(file, 'utf8')), 'heading', (heading: Heading) => {
      const id = explicitId(heading);
      if (id !== undefined) ids.push(id);
    });
  } catch {
    // The build of the page reports the error, with its line.
  }
  return ids;
}
