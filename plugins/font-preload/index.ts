import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {preloadFont} from './preloadFont';

/** The font of every text; the bundler adds a hash to its name. */
const TEXT_FONT = /^assets\/fonts\/geist-latin-wght-normal-\w+\.woff2$/;

/**
 * `docusaurus preload-font`, a step of `npm run build` after `docusaurus build`: each page asks for the text font at
 * once, so that `font-display: optional` (src/css/fonts.css) shows it on the first view already.
 * It is a command because the font's name is known only once the bundler has written it.
 */
export default function fontPreload({outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'font-preload',
    extendCli(cli) {
      cli
        .command('preload-font')
        .description('Let every page of the built site preload the text font.')
        .action(async () => {
          const files = await listBuiltFiles(outDir);
          const font = files.find((file) => TEXT_FONT.test(file));
          if (font === undefined) {
            throw new Error(
              `Expected a file like assets/fonts/geist-latin-wght-normal-….woff2 in ${outDir}, found none: ` +
                'correct TEXT_FONT in plugins/font-preload if the font of src/css/fonts.css was changed.',
            );
          }
          const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
          await Promise.all(
            pages.map(async (page) =>
              writeFile(page, preloadFont(await readFile(page, 'utf8'), `${baseUrl}${font}`)),
            ),
          );
          console.log(`${pages.length} pages preload ${font}.`);
        });
    },
  };
}
