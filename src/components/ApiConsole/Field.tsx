import {useId, type ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

/** Attributes that link a control to its label, its description and its error. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
};

type Props = {
  label: ReactNode;
  description?: ReactNode;
  problem?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label, its description, and what is wrong with its value. */
export default function Field({label, description, problem, children}: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'mx-field',
        'aria-describedby': `${id}-about`,
        'aria-invalid': problem !== undefined,
      })}
      <div id={`${id}-about`} className={clsx(styles.about, !description && !problem && styles.nothing)}>
        <span className={styles.problem} aria-live="polite">
          {problem}
        </span>
        {problem === undefined && description}
      </div>
    </div>
  );
}
