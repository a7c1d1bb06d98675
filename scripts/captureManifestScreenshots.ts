/**
 * Takes the screenshots of the site for the web app manifest, which are committed. Run it after a change of the design:
 * npm run build, npm run serve, then npx tsx scripts/captureManifestScreenshots.ts [origin]
 */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {webManifest} from '../plugins/offline-app/pwa';
import {findBrowser} from '../tests/support/findBrowser';

const PAGES = {wide: '/learn/sharding/', narrow: '/'};

async function captureManifestScreenshots(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const {src, sizes, form_factor: form} of webManifest({siteUrl: origin, baseUrl: '/'}).screenshots) {
    const scale = form === 'narrow' ? 2 : 1;
    const [width = 0, height = 0] = sizes.split('x').map((pixels) => Number(pixels) / scale);
    const page = await browser.newPage({
      viewport: {width, height},
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(origin + PAGES[form as keyof typeof PAGES], {waitUntil: 'load'});
    await page.evaluate(() => document.fonts.ready);
    await mkdir(path.dirname(`static/${src}`), {recursive: true});
    await page.screenshot({path: `static/${src}`, type: 'jpeg', quality: 82});
    await page.close();
  }
  await browser.close();
}

void captureManifestScreenshots(process.argv[2] ?? 'http://localhost:3000');
