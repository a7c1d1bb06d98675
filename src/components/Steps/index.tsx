import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A procedure: an ordered list or headings, with a line that connects the step numbers. */
export default function Steps({children}: Props) {
  return <div className={styles.steps}>{children}</div>;
}
