import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import styles from '../styles.module.css';

/** The attribute of the result that Ctrl and Enter copies. */
export const MAIN_RESULT = 'data-main-result';

export type ResultRow = {
  name: ReactNode;
  value: ReactNode;
  /** Text to copy if it differs from the text of the value; null for a value without a copy button. */
  copy?: string | null;
  /** Whether the value is words instead of digits or code. */
  isSentence?: boolean;
};

type Props = {
  /** The first is the main result. No rows if the input is wrong. */
  rows: readonly ResultRow[];
  /** Shown without rows. By default, it refers to the message at the field. */
  empty?: ReactNode;
};

/** The results of a tool: names and values, each with a button that copies it. */
export default function ToolResult({rows, empty = emptyMessage()}: Props) {
  return rows.length === 0 ? (
    <p className={styles.empty}>{empty}</p>
  ) : (
    <dl className={styles.results}>
      {rows.map((row, index) => (
        // The rows of a tool have fixed places.
        // oxlint-disable-next-line react/no-array-index-key
        <Row key={index} {...row} isMain={index === 0} />
      ))}
    </dl>
  );
}

function Row({name, value, copy, isSentence, isMain}: ResultRow & {isMain: boolean}) {
  const source = useRef<HTMLSpanElement>(null);
  return (
    <div className={styles.row} {...(isMain && {[MAIN_RESULT]: ''})}>
      <dt>{name}</dt>
      <dd>
        <span
          ref={source}
          className={clsx(styles.value, (isSentence || copy === null) && styles.sentence)}
          aria-live={isMain ? 'polite' : undefined}
        >
          {value}
        </span>
        {copy !== null && (
          <CopyButton source={source} text={copy} label={copyLabel(name)} className={styles.copy} />
        )}
      </dd>
    </div>
  );
}

function copyLabel(name: ReactNode): string {
  return translate(
    {id: 'tool.copyValue', message: 'Copy: {name}', description: '{name} is the name of a result'},
    {name: typeof name === 'string' ? name : ''},
  );
}

function emptyMessage(): string {
  return translate({
    id: 'tool.noResult',
    message: 'No result: the message at the field says what to correct.',
  });
}
