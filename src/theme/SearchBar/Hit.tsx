import {memo, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import MarkedText from '@site/src/components/search/MarkedText';
import {presentHit} from '@site/src/search/client/presentHit';
import type {SearchHit} from '@site/src/search/client/searchTypes';
import styles from './styles.module.css';

type Props = {hit: SearchHit; icon: ReactNode; actions: ReactNode};

/**
 * A search result in the modal: heading, parent headings and a snippet with the matches. Its actions are next to the
 * link, because a link can't contain buttons. Docusaurus' `Link` isn't used, because it would prefetch the pages of all
 * results.
 */
function Hit({hit, icon, actions}: Props) {
  const history = useHistory();
  const {title, path, snippet} = presentHit(hit);

  const navigateInApp = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !hit.url.startsWith('/')) return;
    event.preventDefault();
    history.push(hit.url);
  };
  return (
    <div className={styles.row}>
      <a href={hit.url} className={styles.link} onClick={navigateInApp} onMouseEnter={() => preload(hit.url)}>
        <div className="DocSearch-Hit-Container">
          {icon}
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <MarkedText parts={title} />
            </span>
            {path.length > 0 && <span className="DocSearch-Hit-path">{path.join(' › ')}</span>}
            {snippet.length > 0 && (
              <span className={styles.snippet}>
                <MarkedText parts={snippet} />
              </span>
            )}
          </div>
        </div>
      </a>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** Rendered once for each hit. DocSearch passes new `icon` and `actions` elements each time, but their content is equal. */
export default memo(Hit, (before, after) => before.hit === after.hit);

function preload(url: string): void {
  if (url.startsWith('/')) void window.docusaurus.preload(url.replace(/[?#].*$/, ''));
}
