import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  title: ReactNode;
  children: ReactNode;
};

/** A section of the home page. Cards are in rows of up to four, links in a line. */
export default function Section({id, title, children}: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Links in a line. */
export function Links({children}: {children: ReactNode}) {
  return <ul className={styles.links}>{children}</ul>;
}

/** Cards in one row. */
export function Row({children}: {children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}
