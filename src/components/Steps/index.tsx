import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A procedure: an ordered list, or headings, whose numbers stand on a line that runs from step to step. */
export default function Steps({children}: Props) {
  return <div className={styles.steps}>{children}</div>;
}
