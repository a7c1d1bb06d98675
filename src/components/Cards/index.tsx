import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A grid of cards. */
export default function Cards({children}: Props) {
  return <ul className={styles.cards}>{children}</ul>;
}
