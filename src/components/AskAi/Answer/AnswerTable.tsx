import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The box of a table, which scrolls where the table is wider. */
export function TableBox({children}: {children: ReactNode}) {
  return (
    <section
      className={styles.table}
      aria-label={translate({id: 'askAi.table', message: 'Table'})}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
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
