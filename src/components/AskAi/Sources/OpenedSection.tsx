import {useContext, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Source} from '@site/src/askAi/protocol';
import PageLink from '@site/src/components/PageLink';
import Answer from '../Answer';
import {SectionContext} from '../SectionContext';
import styles from './styles.module.css';

type Props = {
  id: string;
  source: Source;
  /** Route with the anchor. */
  address: string;
  onNavigate?: () => void;
};

/** A section, whole, from the copy of the pages in this browser. */
export default function OpenedSection({id, source, address, onNavigate}: Props) {
  const {route, anchor = '', title} = source;
  const load = useContext(SectionContext);
  /** The section's Markdown; null if it couldn't be loaded. */
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    let isShown = true;
    load?.(route, anchor).then(
      (markdown) => isShown && setText(markdown ?? null),
      () => isShown && setText(null),
    );
    return () => {
      isShown = false;
    };
  }, [load, route, anchor]);
  return (
    <section id={id} className={styles.section} aria-label={title} aria-busy={text === undefined}>
      <h5 className={styles.heading}>{title}</h5>
      {text === undefined && (
        <p className={styles.note}>
          <Translate id="askAi.section.loading">Loading…</Translate>
        </p>
      )}
      {text === null && (
        <p className={styles.note} role="status">
          {translate({id: 'askAi.section.failed', message: "This section can't be shown here."})}{' '}
          <PageLink to={address} onNavigate={onNavigate}>
            <Translate id="askAi.section.page">Open the page</Translate>
          </PageLink>
        </p>
      )}
      {text && <Answer id={id} text={text} isStreaming={false} onNavigate={onNavigate} />}
    </section>
  );
}
