import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A nested list of files and folders, drawn as a tree. An item with a nested list is a folder. */
export default function FileTree({children}: Props) {
  return <div className={styles.tree}>{children}</div>;
}
