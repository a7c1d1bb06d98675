import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: shows the font of texts from the first paint on if it will be there in time. */
export default function earlyFont(): Plugin {
  return {
    name: 'early-font',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${showFont.toString()})()`}],
    }),
  };
}

type Connection = {effectiveType: string; downlink: number; saveData: boolean};

/**
 * Runs in the page before its content. A preloaded `optional` font delays the first paint by at most 100 ms, and isn't shown
 * if it comes later, so that no text moves. On a slow line it would come later, and take the place of the text: it is
 * requested only if the browser has it already (src/clientModules/webFont.ts), or the line is fast or unknown. The address is
 * an attribute that `finish-build` writes. The function has no imports, because the build writes its source into each page.
 */
export function showFont(): void {
  try {
    const {font} = document.documentElement.dataset;
    if (font === undefined) return;
    const {connection} = navigator as {connection?: Connection};
    // The download of 29 KB takes less than 50 ms at 5 Mb/s.
    const isSlow =
      connection !== undefined &&
      (connection.effectiveType !== '4g' || connection.downlink < 5 || connection.saveData);
    if (isSlow && localStorage.getItem('font') !== font) return;
    const preload = {rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: font};
    document.head.append(Object.assign(document.createElement('link'), preload));
    const face = new FontFace('Geist', `url(${font})`, {weight: '100 900', display: 'optional'});
    document.fonts.add(face);
    face.load().catch(() => {});
  } catch {
    // Without storage, the page keeps the fallback.
  }
}
