import {Children, cloneElement, memo, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import MarkedText from '@site/src/components/search/MarkedText';
import type {SearchHit} from '@site/src/search/algoliaProtocol';
import {presentHit} from '@site/src/search/presentHit';
import styles from './styles.module.css';

type Props = {
  hit: SearchHit;
  /** DocSearch's own row: icon, text, and what can be done with it. */
  children: ReactNode;
};

/**
 * A row of the modal: heading, the headings above it and the text around the matches, where DocSearch shows two of the
 * three. What can be done with a row stands beside the link, since a link may hold no buttons. It isn't Docusaurus'
 * `Link`, which would fetch the pages of all results at once.
 */
function Hit({hit, children}: Props) {
  const history = useHistory();
  const row = Children.only(children) as ReactElement<{children: ReactNode}>;
  const parts = Children.toArray(row.props.children);
  const {title, path, snippet} = presentHit(hit);

  const followInPlace = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !hit.url.startsWith('/')) return;
    event.preventDefault();
    history.push(hit.url);
  };
  return (
    <div className={styles.row}>
      <a href={hit.url} className={styles.link} onClick={followInPlace} onMouseEnter={() => preload(hit.url)}>
        {cloneElement(
          row,
          {},
          parts[0],
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
          </div>,
        )}
      </a>
      <div className={styles.actions}>{parts.at(-1)}</div>
    </div>
  );
}

/** Rendered once for each hit of an answer: what DocSearch hands over with it says the same each time. */
export default memo(Hit, (shown, {hit}) => shown.hit === hit);

function preload(url: string): void {
  if (url.startsWith('/')) void window.docusaurus.preload(url.replace(/[?#].*$/, ''));
}
