import fontAddress from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from './whenIdle';

/** Where plugins/bundler/earlyFont.ts reads the address of the font that the browser has loaded. */
const STORAGE_KEY = 'font';

/**
 * Loads the font of texts after a first page that was painted with the fallback, because the line is slow, and shows it while
 * the reader is in another tab: text that changes its font while it is read would move, and with the next page it would be
 * laid out twice, which takes 20 to 30 ms. plugins/bundler/earlyFont.ts shows it on the first page of the next visit.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) whenIdle(() => void load());
};

async function load(): Promise<void> {
  try {
    const font = await new FontFace('Geist', `url(${fontAddress})`, {weight: '100 900'}).load();
    localStorage.setItem(STORAGE_KEY, fontAddress);
    // The first change hides a visible page.
    if (document.hidden) document.fonts.add(font);
    else document.addEventListener('visibilitychange', () => document.fonts.add(font), {once: true});
  } catch {
    // Without the font or storage, the fallback stays.
  }
}
