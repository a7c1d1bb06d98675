import {translate} from '@docusaurus/Translate';

// Texts that several parts of search show. Each text has one definition, so that a change reaches all of them.

export const askAiText = () => translate({id: 'search.askAi', message: 'Ask AI'});

export const closeText = () =>
  translate({id: 'search.close', message: 'Close', description: 'Label of the button that closes search'});

export const closestText = () => translate({id: 'search.closest', message: 'Closest pages'});

export const popularText = () => translate({id: 'search.popular', message: 'Popular tasks'});

export const searchingText = () => translate({id: 'search.page.searching', message: 'Searching…'});
