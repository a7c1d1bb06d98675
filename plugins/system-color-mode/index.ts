import type {Plugin} from '@docusaurus/types';

// Runs after the theme's own script, which writes the stored value into data-theme as it is.
const followSystem = `(function(){try{if(localStorage.getItem('theme')==='system'){var e=document.documentElement;e.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');e.setAttribute('data-theme-choice','system')}}catch(e){}})()`;

/** Shows the operating system's colour mode on the first paint where the stored choice is `system`. */
export default function systemColorModePlugin(): Plugin {
  return {
    name: 'system-color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: followSystem}]}),
  };
}
