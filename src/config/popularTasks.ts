import type {SuggestedPage} from '../search/suggestions/suggestPages';
import {features} from './home';

/** The most visited tasks. Search shows them while there are no results. */
export const popularTasks: readonly SuggestedPage[] = [
  ...features.filter(({isPopular}) => isPopular).map(({title, to}) => ({title, route: to})),
  {title: 'Run a validator', route: '/validators/overview'},
];
