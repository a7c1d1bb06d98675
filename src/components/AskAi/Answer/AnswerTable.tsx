import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table of an answer, in a box that scrolls where the table is wider. */
export default function AnswerTable({children}: {children?: ReactNode}) {
  return (
    // A group like a block of code: landmarks would need names that differ.
    <div
      className={styles.table}
      role="group"
      aria-label={translate({id: 'askAi.table', message: 'Table'})}
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}
