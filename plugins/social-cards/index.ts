import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderAsync} from '@resvg/resvg-js';
import {cardFile} from '../../src/config/socialCard';
import {docPages, type DocPage} from '../corpus/docPages';
import {entriesIn, siteSections} from '../corpus/siteSections';
import {codeVersion, hash, siteCacheFolder} from '../shared/diskCache';
import {openFileCache} from '../shared/fileCache';
import {cardSvg} from './cardSvg';
import {FONT, fontOptions} from './cardText';

/** Number of cards that are drawn at the same time: each takes 3 MB until it is written. */
const BATCH = 4;

type Page = Pick<DocPage, 'route' | 'title' | 'category' | 'kind'>;

/**
 * Docusaurus plugin: draws a social card for each page in a build, from its section, title and kind
 * (src/components/SocialCard links it).
 */
export default function socialCards({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const code = codeVersion();
  const cacheDir = siteCacheFolder(siteDir, generatedFilesDir);
  let pages: Page[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      pages = pagesOf(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
    },
    async postBuild({outDir}) {
      const logo = await readFile(path.join(siteDir, 'static/img/logo-dark.svg'));
      const style = {
        logo: `data:image/svg+xml;base64,${logo.toString('base64')}`,
        siteTitle: siteConfig.title,
        host: new URL(siteConfig.url).host,
      };
      const version = hash(code, await readFile(FONT, 'base64'));
      const cache = openFileCache(path.join(cacheDir, 'social-cards'), version);
      const draw = async ({route, title, category, kind}: Page) => {
        const svg = cardSvg({title, section: category, kind}, style);
        const card = await cache.read(svg, async () => (await renderAsync(svg, fontOptions)).asPng());
        const file = path.join(outDir, cardFile(route));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, card);
      };
      for (let start = 0; start < pages.length; start += BATCH)
        await Promise.all(pages.slice(start, start + BATCH).map(draw));
      await cache.forgetUnused();
    },
  };
}

/** Returns the pages, and the generated pages that list a category. */
function pagesOf(content: Pick<LoadedContent, 'loadedVersions'>): Page[] {
  const pages = docPages(content);
  const lists = siteSections(content, pages).flatMap(({label, entry}) =>
    entriesIn(entry)
      .filter(({isGenerated}) => isGenerated)
      // A section's own page has no other section above its title.
      .map(({route, title}): Page => ({route, title, category: title === label ? undefined : label})),
  );
  return [...pages, ...lists];
}
