import type {PageReference} from '@site/src/askAi/composedMessage';

/** The route of a path, without the site's base path. */
export function routeAt(pathname: string, baseUrl: string): string {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}

/** The page of the documentation that stands at a route, or undefined where none does. */
export function pageAt(route: string): PageReference | undefined {
  const title = document.querySelector('article .theme-doc-markdown h1')?.textContent?.trim();
  return title ? {title, route} : undefined;
}
