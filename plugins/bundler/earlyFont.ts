import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: shows the font of texts before the first paint if the browser has loaded it on an earlier page. */
export default function earlyFont(): Plugin {
  return {
    name: 'early-font',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${showKnownFont.toString()})()`}],
    }),
  };
}

/**
 * Runs in the page before its content. `optional` shows the font only if it is there in time, so that no text moves. The
 * function has no imports, because the build writes its source into each page; src/clientModules/webFont.ts stores the
 * address.
 */
export function showKnownFont(): void {
  try {
    const address = localStorage.getItem('font');
    if (address === null) return;
    const font = new FontFace('Geist', `url(${address})`, {weight: '100 900', display: 'optional'});
    document.fonts.add(font);
    font.load().catch(() => {});
  } catch {
    // Without storage, the page keeps the fallback.
  }
}
