import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {labelRows} from './labelRows';
import styles from './styles.module.css';

/** A table in an answer: cards on a phone, or a container that scrolls sideways if the table is too wide. */
export default function AnswerTable({children}: {children?: ReactNode}) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => labelRows(table.current!));
  return (
    // A group, like a code block: landmarks would each need a unique name.
    <div
      className={clsx('mx-scroll', styles.table)}
      role="group"
      aria-label={translate({id: 'askAi.table', message: 'Table'})}
      tabIndex={0}
    >
      <table ref={table}>{children}</table>
    </div>
  );
}
