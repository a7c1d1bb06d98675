import {useId, type ReactNode} from 'react';
import styles from '../styles.module.css';

type Props = {
  label: ReactNode;
  /** Name of the field in the tool's state, where it is `yes` if it is checked. */
  name: string;
  value: string;
  onChange: (value: string) => void;
};

/** A checkbox of a tool. */
export default function ToolCheckbox({label, name, value, onChange}: Props) {
  const id = useId();
  return (
    <label className={styles.checkbox} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={value === 'yes'}
        onChange={({target}) => onChange(target.checked ? 'yes' : '')}
      />
      <span>{label}</span>
    </label>
  );
}
