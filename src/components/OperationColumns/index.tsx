import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The description of an operation and its code: two elements, next to each other where there is room. */
export default function OperationColumns({children}: {children: ReactNode}) {
  return <div className={styles.columns}>{children}</div>;
}
