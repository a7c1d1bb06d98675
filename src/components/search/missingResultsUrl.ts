import {repository} from '@site/src/config/product';

/** A new issue that says what was looked for and found nothing. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    template: 'missing-content.yml',
    title: `Nothing found for "${query}"`,
    tried: `I searched the documentation for: ${query}`,
  });
  return `${repository.url}/issues/new?${parameters.toString()}`;
}
