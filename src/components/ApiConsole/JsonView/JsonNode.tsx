import {clsx} from 'clsx';
import {useState} from 'react';
import Translate from '@docusaurus/Translate';
import {formatScalar, isNumber} from '@site/src/api/json';
import styles from './styles.module.css';

type Props = {
  value: unknown;
  /** The property name or the index in the parent. */
  name?: string;
  depth: number;
};

/** Values of the first levels are unfolded if they have at most this many entries. */
const OPEN_DEPTH = 3;
const MAX_OPEN_ENTRIES = 50;
/** Long lists are rendered in parts. */
const PART = 100;

/** A value of a JSON tree. The entries of an array or object are rendered while it is unfolded. */
export default function JsonNode({value, name, depth}: Props) {
  const scalar = formatScalar(value);
  const entries = scalar === undefined ? Object.entries(value as object) : [];
  const [isOpen, setIsOpen] = useState(depth < OPEN_DEPTH && entries.length <= MAX_OPEN_ENTRIES);
  const [shown, setShown] = useState(PART);
  const isList = Array.isArray(value);
  const label = name !== undefined && <span className={styles.name}>{name}: </span>;

  if (entries.length === 0) {
    return (
      <div className={styles.entry}>
        {label}
        <span className={styles[classOf(value)]}>{scalar ?? (isList ? '[]' : '{}')}</span>
      </div>
    );
  }
  return (
    <details
      className={styles.branch}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {label}
        <span className={styles.count}>{isList ? `[${entries.length}]` : `{${entries.length}}`}</span>
      </summary>
      {isOpen && (
        <div className={styles.children}>
          {entries.slice(0, shown).map(([key, item]) => (
            <JsonNode key={key} name={key} value={item} depth={depth + 1} />
          ))}
          {entries.length > shown && (
            <button
              type="button"
              className={clsx('mx-button', styles.more)}
              onClick={() => setShown(shown + PART)}
            >
              <Translate id="apiConsole.more" values={{count: Math.min(PART, entries.length - shown)}}>
                {'Show {count} more'}
              </Translate>
            </button>
          )}
        </div>
      )}
    </details>
  );
}

function classOf(value: unknown): 'string' | 'number' | 'other' {
  if (typeof value === 'string') return 'string';
  return isNumber(value) ? 'number' : 'other';
}
