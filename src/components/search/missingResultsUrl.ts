import {repository} from '@site/src/config/product';

/** Returns the address of a new GitHub issue that reports a query without results. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    template: 'missing-content.yml',
    title: `Nothing found for "${query}"`,
    tried: `I searched the documentation for: ${query}`,
  });
  return `${repository.url}/issues/new?${parameters.toString()}`;
}
