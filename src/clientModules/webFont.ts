import fontAddress from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from './whenIdle';

/** Where plugins/bundler/earlyFont.ts reads the address of the font that the browser has loaded. */
const STORAGE_KEY = 'font';

let loaded: FontFace | undefined;

/**
 * Loads the font of texts after the first page, which is painted with a fallback of the same size, and shows it from the
 * next page on: text that changes its font while it is read would move. plugins/bundler/earlyFont.ts shows it on the first
 * page of a reader who has it already.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) whenIdle(() => void load());
  else if (loaded !== undefined && location.pathname !== previousLocation.pathname)
    document.fonts.add(loaded);
};

async function load(): Promise<void> {
  try {
    loaded = await new FontFace('Geist', `url(${fontAddress})`, {weight: '100 900'}).load();
    localStorage.setItem(STORAGE_KEY, fontAddress);
  } catch {
    // Without the font or storage, the fallback stays.
  }
}
