import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isShell} from '@site/src/offlineShell';
import {decoded} from '@site/src/urls/decoded';

/** The position in an entry of the session's history. The router gives each entry a key, except for the first one. */
function positionSlot() {
  const {key} = (history.state ?? {}) as {key?: string};
  const entry = key ?? window.location.href;
  return createStorageSlot(`scroll-position ${entry}`, {persistence: 'sessionStorage'});
}

// The browser restores the position before the shell has content.
if (isShell) window.addEventListener('pagehide', () => positionSlot().set(`${window.scrollY}`));

/** Returns where the reader was in this entry before a reload, or before leaving it; undefined for a new entry. */
function formerPosition(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const position = positionSlot().get();
  return isNew || position === null ? undefined : Number(position);
}

/**
 * Scrolls, when a page is rendered in the offline app's shell, to where the reader was before a reload or on the way back, or
 * to the section of the address. The browser does both before the page is there.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!isShell || previousLocation) return;
  const position = formerPosition();
  if (position !== undefined) window.scrollTo({top: position, behavior: 'instant'});
  else if (location.hash !== '') document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView();
};
