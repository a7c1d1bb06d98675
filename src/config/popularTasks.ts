import type {SuggestedPage} from '../search/suggestions/suggestPages';
import {features} from './home';

/** What most readers come for. Search shows these pages until it has something better to show. */
export const popularTasks: readonly SuggestedPage[] = [
  ...features.filter(({isPopular}) => isPopular).map(({title, to}) => ({title, route: to})),
  {title: 'Run a validator', route: '/validators/overview'},
];
