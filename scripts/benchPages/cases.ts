import type {Interaction} from './measureInteraction';
import type {Navigation} from './measureNavigation';

export const PAGES = [
  '/',
  '/learn/consensus/',
  '/developers/developer-reference/storage-mappers/',
  '/tokens/fungible-tokens/',
  '/sdk-and-tools/rest-api/addresses/',
].map((page) => ({page}));

export const NAVIGATIONS: Navigation[] = [
  {from: '/learn/consensus/', to: '/learn/sharding/'},
  {from: '/tokens/fungible-tokens/', to: '/tokens/intro/'},
].flatMap((pair) =>
  [false, true].flatMap((throttled) => [false, true].map((hover) => ({...pair, throttled, hover}))),
);

export const INTERACTIONS: Interaction[] = [
  {
    input: 'search key',
    page: '/learn/consensus/',
    key: 'Control+k',
    condition: `document.querySelector('.DocSearch-Modal input')`,
  },
  {
    input: 'colour toggle',
    page: '/learn/consensus/',
    target: '.navbar [class*=colorModeToggle] button',
    condition: `document.documentElement.dataset.theme === 'light'`,
  },
  {
    input: 'copy',
    page: '/developers/developer-reference/storage-mappers/',
    target: '.theme-code-block button:last-of-type',
    condition: `window.target.getAttribute('aria-label') === 'Copied'`,
  },
  {
    input: 'tab',
    page: '/tokens/fungible-tokens/',
    target: '[role=tab][aria-selected=false]',
    condition: `window.target.getAttribute('aria-selected') === 'true'`,
  },
];
