import styles from '../styles.module.css';

/** What is wrong with the values of several fields together. The region is always there, so that it is announced. */
export default function ToolProblem({message}: {message: string | undefined}) {
  return <div aria-live="polite">{message !== undefined && <p className={styles.error}>{message}</p>}</div>;
}
