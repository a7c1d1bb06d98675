import {useSyncExternalStore} from 'react';
import type {PageReference} from '@site/src/askAi/chatRequest';

/** Returns the title and the route of the displayed documentation page, or undefined if the page has no title. */
export function usePage(route: string): PageReference | undefined {
  // React reads the title again after each render, when the document contains the page of the route.
  const title = useSyncExternalStore(subscribe, readTitle);
  return title ? {title, route} : undefined;
}

/** A change of the route renders the component again, so nothing has to be observed. */
const subscribe = () => () => undefined;

function readTitle(): string | undefined {
  return document.querySelector('article .theme-doc-markdown h1')?.textContent?.trim();
}
