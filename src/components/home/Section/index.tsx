import {useId, type ReactNode} from 'react';
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

/** Links in a line, below what they are. */
export function Links({label, children}: {label: ReactNode; children: ReactNode}) {
  const id = useId();
  return (
    <>
      <p id={id}>{label}</p>
      <ul className={styles.links} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

/** Cards in one row. */
export function Row({children}: {children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}
