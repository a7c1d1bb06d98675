import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import {plainNumber} from '../parseNumbers';
import {looksSecret} from '../toolQuery';
import styles from '../styles.module.css';

type Props = {
  label: ReactNode;
  /** Name of the field in the tool's state. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What to enter; it is always shown. */
  hint?: ReactNode;
  /** What is wrong with the value; undefined if nothing is. */
  error?: string;
  placeholder?: string;
  /** Lines of a text that may have several; by default the field has one line. */
  lines?: number;
  /** The values to choose from, instead of text. */
  options?: readonly {value: string; label: string}[];
  /** The keyboard of phones: digits only, or digits and a point. By default, letters. */
  keyboard?: 'numeric' | 'decimal';
  /** A field of a few characters, next to others. */
  isShort?: boolean;
};

/** A labelled field of a tool. It says next to the field what is wrong while the reader types. */
export default function ToolField({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  placeholder,
  lines,
  options,
  keyboard,
  isShort,
}: Props) {
  const id = useId();
  const problem = looksSecret(value)
    ? translate({
        id: 'tool.secret',
        message:
          'This looks like a seed phrase or a key. No tool of this site needs it: delete it, and never paste it into a page.',
      })
    : error;
  const describedBy = clsx(hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-error`);
  const shared = {
    id,
    name,
    value,
    className: 'mx-field',
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': problem !== undefined || undefined,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  const typed = {
    ...shared,
    placeholder,
    inputMode: keyboard,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
  };
  return (
    <div className={clsx(styles.field, isShort && styles.shortField)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : lines === undefined ? (
        <input type="text" {...typed} />
      ) : (
        <textarea rows={lines} {...typed} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {keyboard !== undefined && problem === undefined && plainNumber(value) !== value.trim() && (
        <p className={styles.hint} role="status">
          <Translate id="tool.readAs" values={{number: plainNumber(value)}}>
            {'Read as {number}'}
          </Translate>
        </p>
      )}
      {/* The region is always there, so that screen readers announce a new message. */}
      <div aria-live="polite">
        {problem !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

/** A row of short fields. */
export function ToolFields({children}: {children: ReactNode}) {
  return <div className={styles.fields}>{children}</div>;
}
