import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The box of a table, which scrolls where the table is wider. */
export function TableBox({children}: {children: ReactNode}) {
  return (
    // A group, as a block of code is one: two landmarks of a name would be one too many.
    <div
      className={styles.table}
      role="group"
      aria-label={translate({id: 'askAi.table', message: 'Table'})}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** A table of an answer. */
export default function AnswerTable({children}: {children?: ReactNode}) {
  return (
    <TableBox>
      <table>{children}</table>
    </TableBox>
  );
}
