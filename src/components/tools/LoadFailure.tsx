import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Says that the code of a tool couldn't be loaded, with a button that tries again. */
export default function LoadFailure({onRetry}: {onRetry: () => void}) {
  return (
    <div className={styles.buttons} role="alert">
      <p className={styles.error}>
        <Translate id="tool.loadFailure">
          The tool couldn't be loaded. Check your network connection, then try again.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="tool.retry">Try again</Translate>
      </button>
    </div>
  );
}
