import type {SuggestedPage} from '../search/suggestions/suggestPages';
import {features} from './home';
import type {IconName} from './icons';

/** The most visited tasks. Search shows them while there are no results. */
export const popularTasks: readonly (SuggestedPage & {icon: IconName})[] = [
  ...features.filter(({isPopular}) => isPopular).map(({title, to, icon}) => ({title, route: to, icon})),
  {title: 'Run a validator', route: '/validators/overview', icon: 'server'},
];
