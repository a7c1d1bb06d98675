import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** The numbers of a page in one box; the build makes a definition list of the list that an author writes. */
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
