import type {Plugin} from '@docusaurus/types';
import {keepEarlyInput} from './keepEarlyInput';

/** Docusaurus plugin: repeats clicks from before the page's scripts have run. */
export default function earlyInput(): Plugin {
  return {
    name: 'early-input',
    injectHtmlTags: () =>
      // The dev server renders in the browser only, so that there is nothing to click before.
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: `(${keepEarlyInput.toString()})()`}]}
        : {},
  };
}
