import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {routeAt} from '@site/src/urls/routeAt';

/** Returns where the page is: its path and its canonical URL, both with a trailing slash, and its route. */
export function useDocAddress(): {path: string; address: string; route: string} {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  // The permalink of a folder's own page ends with a slash.
  const path = useDoc().metadata.permalink.replace(/\/?$/, '/');
  return {path, address: `${url}${path}`, route: routeAt(path, baseUrl).slice(0, -1)};
}
