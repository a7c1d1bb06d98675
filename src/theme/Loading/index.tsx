// Ejected from Docusaurus 3.10.2: the original's colours fail WCAG AA and its spinner ignores reduced motion.
// It renders outside the layout's providers, so it can't use their hooks. react-loadable sets `pastDelay` after 200 ms.
import type {ComponentProps} from 'react';
import type ThemeLoading from '@theme/Loading';
import styles from './styles.module.css';
import {useReloadIfGone} from './useReloadIfGone';

type Props = ComponentProps<typeof ThemeLoading>;

export default function Loading({error, retry, pastDelay}: Props) {
  useReloadIfGone(error as Error | null);
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status" aria-label="Loading the page">
      <svg className={styles.spinner} viewBox="0 0 48 48" aria-hidden="true">
        {[0, 1, 2, 3].map((shard) => (
          <rect
            key={shard}
            x="17"
            y="3"
            width="14"
            height="14"
            rx="2"
            transform={`rotate(${shard * 90} 24 24)`}
          />
        ))}
      </svg>
    </div>
  );
}
