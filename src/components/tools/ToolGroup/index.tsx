import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Short fields that belong together, with a name. */
export default function ToolGroup({name, children}: {name: ReactNode; children: ReactNode}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{name}</legend>
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}

/** Fields of numbers in columns of equal width, two of them on a phone. */
export function FieldGrid({children}: {children: ReactNode}) {
  return <div className={styles.grid}>{children}</div>;
}
