import type {SuggestedPage} from '../search/suggestions/suggestPages';

/** What most readers come for. Search shows these pages until it has something better to show. */
export const popularTasks: readonly SuggestedPage[] = [
  {title: 'Deploy a contract', route: '/developers/quickstart'},
  {title: 'Call the API', route: '/sdk-and-tools/rest-api/multiversx-api'},
  {title: 'Estimate gas', route: '/developers/gas-and-fees/overview#estimate'},
  {title: 'Get test EGLD', route: '/learn/EGLD#get-xegld'},
  {title: 'Issue a token', route: '/tokens/fungible-tokens'},
  {title: 'Run a validator', route: '/validators/overview'},
];
