import {useSyncExternalStore} from 'react';
import type {PageReference} from '@site/src/askAi/chatRequest';

/** Returns the title and the route of the displayed documentation page, or undefined if the page has no title. */
export function usePage(route: string): PageReference | undefined {
  const title = useSyncExternalStore(subscribe, readTitle);
  return title ? {title, route} : undefined;
}

/** A page changes the document's head when it is displayed, which is later than the change of the route. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, {childList: true, characterData: true, subtree: true});
  return () => observer.disconnect();
}

function readTitle(): string | undefined {
  return document.querySelector('article .theme-doc-markdown h1')?.textContent?.trim();
}
