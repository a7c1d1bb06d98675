import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {redirects} from '../../src/config/redirects';
import {FOLDER, mapFile, type PageMap} from '../../src/formerLinks/pageMap';
import {devFiles} from '../bundler/devMiddleware';
import {latestVersion, routeOfSlug} from '../corpus/docPages';
import {codeVersion, openSiteCache, type DiskCache} from '../shared/diskCache';
import {emitFiles} from '../shared/emitFiles';
import {explicitId} from '../shared/headingId';
import type {PageTrees} from '../shared/markdown';
import {pageMaps} from './pageMaps';
import {FORMER_LINKS_FOLDER, readFormerLinks} from './readFormerLinks';

const NAME = 'former-links';

/**
 * Docusaurus plugin: adds `former-links/<route>.json` for each page, which tells the browser where a fragment leads that
 * the page doesn't have (`PageMap`). Its option `trees` contains the parsed pages, which it shares with the build of the
 * pages. `npm start` parses the pages when a browser requests the first of these files.
 */
export default function formerLinksPlugin(
  {siteDir, siteConfig, generatedFilesDir: generatedDir}: LoadContext,
  options: unknown,
): Plugin {
  const {trees} = options as {trees: PageTrees};
  // Computed once: what this process caches depends on the code that it loaded, not on later changes of the files.
  const code = codeVersion();
  const isBuild = process.env.NODE_ENV === 'production';
  let docs: {slug: string; source: string}[] = [];
  let files: Map<string, PageMap> | undefined;

  function readFiles(): Map<string, PageMap> {
    const cache = openSiteCache<string[]>('headings', siteDir, {generatedDir, code});
    const headings = new Map(
      docs.map(({slug, source}): [string, string[]] => [
        routeOfSlug(slug),
        headingIds(path.join(siteDir, source.replace('@site/', '')), {trees, cache}),
      ]),
    );
    cache.save({forgetUnused: true});
    const urlOf = (address: string) => applyTrailingSlash(siteConfig.baseUrl + address.slice(1), siteConfig);
    const maps = pageMaps(readFormerLinks(siteDir).links, {headings, redirects, urlOf});
    return new Map([...maps].map(([route, map]) => [mapFile(route), map]));
  }

  async function readServed(file: string): Promise<string | undefined> {
    if (!file.startsWith(`${FOLDER}/`)) return undefined;
    files ??= readFiles();
    return JSON.stringify(files.get(file));
  }

  return {
    name: NAME,
    getPathsToWatch: () => [path.join(siteDir, FORMER_LINKS_FOLDER, '**/*.yaml')],
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      // Also unlisted pages, some of which replace former ones.
      docs = latestVersion(content).flatMap((version) => version.docs);
      // Before the build of the pages uses up their trees.
      files = isBuild ? readFiles() : undefined;
    },
    configureWebpack: isBuild
      ? emitFiles({name: NAME, read: () => files!})
      : () => devFiles(NAME, siteConfig.baseUrl, readServed),
  };
}

/** Returns the explicit ids of a page's headings; none if the page doesn't parse, which its build reports. */
function headingIds(file: string, {trees, cache}: {trees: PageTrees; cache: DiskCache<string[]>}): string[] {
  const source = readFileSync(file, 'utf8');
  const known = cache.get(source);
  if (known !== undefined) return known;
  const ids: string[] = [];
  try {
    visit(trees.read(file, source), 'heading', (heading: Heading) => {
      const id = explicitId(heading);
      if (id !== undefined) ids.push(id);
    });
    cache.set(source, ids);
  } catch {
    // The build of the page reports the error, with its line.
  }
  return ids;
}
