import type {Plugin} from '@docusaurus/types';
import {keepEarlyInput} from './keepEarlyInput';

/** Docusaurus plugin: keeps what a reader clicks before the page's scripts have run, and does it afterwards. */
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
