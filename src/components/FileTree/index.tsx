import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A nested list of files and folders, drawn as a tree; what has items of its own is a folder. */
export default function FileTree({children}: Props) {
  return <div className={styles.tree}>{children}</div>;
}
