import {useState, type ReactNode} from 'react';
import {SampleContext} from './SampleContext';
import styles from './styles.module.css';

/**
 * The description of an operation and its code: two elements, next to each other where there is room. The path and its
 * console are above both.
 */
export default function OperationColumns({children}: {children: ReactNode}) {
  const [request, show] = useState<string>();
  return (
    <SampleContext value={{request, show}}>
      <div className={styles.columns}>{children}</div>
    </SampleContext>
  );
}
