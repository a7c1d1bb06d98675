import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import MarkedText from '@site/src/components/search/MarkedText';
import {presentHit} from '@site/src/search/client/presentHit';
import type {SearchHit} from '@site/src/search/client/searchTypes';
import styles from './styles.module.css';

type Props = {hit: SearchHit};

export default function Result({hit}: Props) {
  const processUrl = useSearchResultUrlProcessor();
  const {title, group, path, snippet} = presentHit(hit);
  const breadcrumbs = [group, ...path].filter(Boolean);
  return (
    <>
      <div className={styles.head}>
        <Heading as="h2" className={styles.title}>
          <Link to={processUrl(hit.url)}>
            <MarkedText parts={title} />
          </Link>
        </Heading>
        {/* Below a title that may have two lines, so it is a new element for another result, too. */}
        {breadcrumbs.length > 0 && (
          <p key={hit.url} className={styles.path}>
            {breadcrumbs.join(' › ')}
          </p>
        )}
      </div>
      {snippet.length > 0 && (
        // The key makes a changed snippet a new element, so that it doesn't count as a layout shift.
        <p key={JSON.stringify(snippet)} className={styles.snippet}>
          <MarkedText parts={snippet} />
        </p>
      )}
    </>
  );
}
