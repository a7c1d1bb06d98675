import {useId, useState} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import type {RatedPage} from './Details';
import styles from './styles.module.css';

const loadDetails = () => import('./Details');

/** Asks whether a page was helpful. After the answer, the reader can say why. */
export default function PageFeedback(page: RatedPage) {
  const id = useId();
  const {component: Details, hasFailed, load} = useLazyComponent(loadDetails);
  const [isHelpful, setIsHelpful] = useState<boolean>();
  const isAnswered = isHelpful !== undefined && Details !== undefined;

  function answer(helpful: boolean) {
    // An answer counts once.
    if (isAnswered) return;
    load();
    setIsHelpful(helpful);
  }

  return (
    <section className={styles.feedback} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        <Translate id="pageFeedback.question">Was this page helpful?</Translate>
      </p>
      {[true, false].map((helpful) => (
        <button
          key={String(helpful)}
          type="button"
          className="mx-button"
          aria-pressed={isHelpful === helpful}
          aria-disabled={isAnswered || undefined}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => answer(helpful)}
        >
          <Icon name={helpful ? 'thumb-up' : 'thumb-down'} />
          {helpful ? (
            <Translate id="pageFeedback.yes">Yes</Translate>
          ) : (
            <Translate id="pageFeedback.no">No</Translate>
          )}
        </button>
      ))}
      {isHelpful !== undefined && hasFailed && (
        <p className={styles.message} role="alert">
          <Translate id="pageFeedback.loadFailed">
            Your answer couldn't be sent. Check your network connection and press the button again.
          </Translate>
        </p>
      )}
      {isAnswered && <Details page={page} helpful={isHelpful} />}
    </section>
  );
}
