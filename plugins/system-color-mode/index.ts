import type {Plugin} from '@docusaurus/types';

// Runs after the theme's script, which copies the stored value to data-theme even if it is `system`.
const followSystem = `(function(){try{if(localStorage.getItem('theme')==='system'){var e=document.documentElement;e.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');e.setAttribute('data-theme-choice','system')}}catch(e){}})()`;

/** Docusaurus plugin: applies the operating system's colour mode before the first paint if the stored choice is `system`. */
export default function systemColorModePlugin(): Plugin {
  return {
    name: 'system-color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: followSystem}]}),
  };
}
