import {memo, type ReactNode} from 'react';
import PageLink from '@site/src/components/PageLink';
import AskAiLink from '@site/src/components/search/AskAiLink';
import MarkedText from '@site/src/components/search/MarkedText';
import {isAskAiRow} from '@site/src/search/client/modalAnswer';
import {presentHit} from '@site/src/search/client/presentHit';
import type {SearchHit} from '@site/src/search/client/searchTypes';
import styles from './modal.module.css';

type Props = {hit: SearchHit; icon: ReactNode; actions: ReactNode};

/**
 * A search result in the modal: heading, parent headings and a snippet with the matches. Its actions are next to the
 * link, because a link can't contain buttons.
 */
function Hit({hit, icon, actions}: Props) {
  if (isAskAiRow(hit)) return <AskAiLink question={hit.hierarchy.lvl1 ?? ''} className={styles.askAi} />;
  const {title, path, snippet} = presentHit(hit);
  const content = (
    <div className="DocSearch-Hit-Container">
      {icon}
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <MarkedText parts={title} />
        </span>
        {/* The heading of the group is the page's title. */}
        {path.length > 1 && <span className="DocSearch-Hit-path">{path.slice(1).join(' › ')}</span>}
        {snippet.length > 0 && (
          <span className={styles.snippet}>
            <MarkedText parts={snippet} />
          </span>
        )}
      </div>
    </div>
  );
  return (
    <div className={styles.row}>
      {hit.url.startsWith('/') ? (
        <PageLink to={hit.url} className={styles.link}>
          {content}
        </PageLink>
      ) : (
        <a href={hit.url} className={styles.link}>
          {content}
        </a>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** Rendered once for each hit. DocSearch passes new `icon` and `actions` elements each time, but their content is equal. */
export default memo(Hit, (before, after) => before.hit === after.hit);
