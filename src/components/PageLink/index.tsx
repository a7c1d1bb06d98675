import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

type Props = {
  /** A route, with or without the site's base path, or a path relative to the current page. */
  to: string;
  className?: string;
  /** Called before the page opens in this tab. */
  onNavigate?: () => void;
  children: ReactNode;
};

/**
 * A link from the chat or from a search result to a page of this site. The link of Docusaurus 3.10.2 prefetches the page of
 * every visible link, and a streaming answer renders its links hundreds of times.
 */
export default function PageLink({to, className, onNavigate, children}: Props) {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const href = applyTrailingSlash(to.startsWith('/') ? withBaseUrl(to) : to, {trailingSlash, baseUrl});

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate?.();
    const {pathname, search, hash} = history.location;
    if (href === pathname + search + hash) history.replace(href);
    else history.push(href);
  }

  const preload = () => void window.docusaurus.preload(href.replace(/[?#].*$/, ''));
  return (
    <a href={href} className={className} onClick={follow} onMouseEnter={preload} onTouchStart={preload}>
      {children}
    </a>
  );
}
