import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A box with the key figures of a page. The build turns the author's list into a definition list. */
export default function KeyFacts({children}: Props) {
  const label = translate({
    id: 'keyFacts.label',
    message: 'Key facts',
    description: 'The name of the box with a page’s numbers',
  });
  return (
    <section className={styles.facts} aria-label={label}>
      {children}
    </section>
  );
}
