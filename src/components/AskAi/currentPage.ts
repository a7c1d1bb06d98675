import type {PageReference} from '@site/src/askAi/chatRequest';

/** Returns the title and the route of the displayed documentation page, or undefined if the page has no title. */
export function pageAt(route: string): PageReference | undefined {
  const title = document.querySelector('article .theme-doc-markdown h1')?.textContent?.trim();
  return title ? {title, route} : undefined;
}
