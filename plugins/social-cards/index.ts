import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import {cardFile} from '../../src/config/socialCard';
import {docPages, type DocPage} from '../corpus/docPages';
import {entriesIn, siteSections} from '../corpus/siteSections';
import {cacheFile, openCache} from '../shared/diskCache';
import {cardSvg} from './cardSvg';
import {encodePng} from './encodePng';
import {openFonts} from './openFont';

const FONT = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** Number of cards that are drawn at the same time: each takes 3 MB until it is compressed. */
const BATCH = 4;

type Page = Pick<DocPage, 'route' | 'title' | 'category' | 'kind'>;

/**
 * Docusaurus plugin: draws a social card for each page in a build, from its section, title and kind
 * (src/components/SocialCard links it). Cards are cached by their SVG in `.cache/social-cards.json`.
 */
export default function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  let pages: Page[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      pages = pagesOf(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
    },
    async postBuild({outDir}) {
      const cache = openCache<string>(cacheFile(siteDir, 'social-cards'), version);
      const [regular, bold] = await openFonts(await readFile(require.resolve(FONT)), [450, 620]);
      const logo = await readFile(path.join(siteDir, 'static/img/logo-dark.svg'));
      const style = {
        regular: regular!,
        bold: bold!,
        logo: `data:image/svg+xml;base64,${logo.toString('base64')}`,
        siteTitle: siteConfig.title,
        host: new URL(siteConfig.url).host,
      };
      let drawn = 0;
      let bytes = 0;
      const draw = async ({route, title, category, kind}: Page) => {
        const svg = cardSvg({title, section: category, kind}, style);
        let card = cache.get(svg);
        if (card === undefined) {
          drawn += 1;
          card = encodePng(await renderAsync(svg, {font: {loadSystemFonts: false}})).toString('base64');
          cache.set(svg, card);
        }
        const png = Buffer.from(card, 'base64');
        bytes += png.length;
        const file = path.join(outDir, cardFile(route));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png);
      };
      for (let start = 0; start < pages.length; start += BATCH)
        await Promise.all(pages.slice(start, start + BATCH).map(draw));
      cache.save({forgetUnused: true});
      logger.info(
        `Social cards: ${pages.length} pages, ${(bytes / 1e6).toFixed(1)} MB, ${drawn} of them drawn again.`,
      );
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
