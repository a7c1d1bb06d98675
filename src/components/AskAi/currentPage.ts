import type {PageReference} from '@site/src/askAi/chatRequest';

/** The page of the documentation that stands at a route, or undefined where none does. */
export function pageAt(route: string): PageReference | undefined {
  const title = document.querySelector('article .theme-doc-markdown h1')?.textContent?.trim();
  return title ? {title, route} : undefined;
}
