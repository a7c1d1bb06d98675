import type {Plugin} from '@docusaurus/types';
import {darkModeOnScreen} from './darkModeOnScreen';

/** Docusaurus plugin: pages print in light colours, whichever mode the reader chose. The rest is in src/css/print.css. */
export default function printColors(): Plugin {
  return {
    name: 'print-colors',
    configurePostCss: (options) => ({...options, plugins: [darkModeOnScreen(), ...options.plugins]}),
  };
}
