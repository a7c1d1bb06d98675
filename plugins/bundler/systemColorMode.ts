import type {Plugin} from '@docusaurus/types';

// Runs after the theme's script, which copies the stored value to data-theme whatever it is. An unknown value counts as none.
const followSystem = `(function(){try{var m=localStorage.getItem('theme');if(m!==null&&m!=='dark'&&m!=='light'){var e=document.documentElement;e.setAttribute('data-theme',m!=='system'||matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');e.setAttribute('data-theme-choice','system')}}catch(e){}})()`;

/**
 * Docusaurus plugin: applies the operating system's colour mode before the first paint if the stored choice is `system`, and
 * the default mode if it is any other value.
 */
export default function systemColorModePlugin(): Plugin {
  return {
    name: 'system-color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: followSystem}]}),
  };
}
