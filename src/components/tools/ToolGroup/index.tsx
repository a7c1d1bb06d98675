import type {ReactNode} from 'react';
import {ToolFields} from '../ToolField';
import styles from './styles.module.css';

/** Short fields that belong together, with a name. */
export default function ToolGroup({name, children}: {name: ReactNode; children: ReactNode}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{name}</legend>
      <ToolFields>{children}</ToolFields>
    </fieldset>
  );
}
