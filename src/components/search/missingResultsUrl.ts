import {newIssueUrl} from '@site/src/urls/repositoryUrl';

/** Returns the address of a new GitHub issue that reports a query without results. */
export function missingResultsUrl(query: string): string {
  return newIssueUrl('missing-content', {
    title: `Nothing found for "${query}"`,
    tried: `I searched the documentation for: ${query}`,
  });
}
