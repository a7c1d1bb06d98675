import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table in an answer, in a container that scrolls sideways if the table is too wide. */
export default function AnswerTable({children}: {children?: ReactNode}) {
  return (
    // A group, like a code block: landmarks would each need a unique name.
    <div
      className={clsx('mx-scroll', styles.table)}
      role="group"
      aria-label={translate({id: 'askAi.table', message: 'Table'})}
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}
