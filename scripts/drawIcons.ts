/**
 * Renders the PNG files for installers and other sites from their SVG sources.
 * Run it after a change of a source: npx tsx scripts/drawIcons.ts
 */
import {readFile, writeFile} from 'node:fs/promises';
import {chromium} from '@playwright/test';
import {findBrowser} from '../tests/support/findBrowser';

const pictures = [
  {svg: 'icons/icon.svg', png: 'icons/icon-192.png', width: 192, height: 192},
  {svg: 'icons/icon.svg', png: 'icons/icon-512.png', width: 512, height: 512},
  {svg: 'icons/icon-maskable.svg', png: 'icons/icon-maskable-512.png', width: 512, height: 512},
  {svg: 'icons/icon-maskable.svg', png: 'icons/apple-touch-icon.png', width: 180, height: 180},
  {svg: 'social-card.svg', png: 'social-card.png', width: 1200, height: 630},
];
const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

async function drawIcons(): Promise<void> {
  const font = (await readFile(FONT)).toString('base64');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const {svg, png, width, height} of pictures) {
    await page.setViewportSize({width, height});
    await page.setContent(`<style>
      @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
      body { margin: 0; } svg { display: block; width: ${width}px; height: ${height}px; }
    </style>${await readFile(`static/img/${svg}`, 'utf8')}`);
    await page.evaluate(() => document.fonts.ready);
    await writeFile(`static/img/${png}`, await page.screenshot({omitBackground: true}));
  }
  await browser.close();
}

void drawIcons();
