import {useId} from 'react';
import Translate from '@docusaurus/Translate';
import type {Source} from '@site/src/askAi/protocol';
import PageLink from '@site/src/components/PageLink';
import styles from './styles.module.css';

type Props = {
  sources: readonly Source[];
  onNavigate?: () => void;
};

/** The list of sections that an answer is based on. */
export default function Sources({sources, onNavigate}: Props) {
  const titleId = useId();
  return (
    <section className={styles.sources}>
      <h4 id={titleId} className={styles.title}>
        <Translate id="askAi.sources" description="The title of the list of an answer's sources">
          Sources
        </Translate>
      </h4>
      <ol className={styles.list} aria-labelledby={titleId}>
        {sources.map(({title, route, anchor}) => (
          <li key={`${route}#${anchor}`}>
            <PageLink
              to={anchor === undefined ? route : `${route}#${anchor}`}
              className={styles.link}
              onNavigate={onNavigate}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
