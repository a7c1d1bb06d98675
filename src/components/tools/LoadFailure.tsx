import Translate from '@docusaurus/Translate';
import {loadFailureText} from './texts';
import styles from './styles.module.css';

/** Says that the code of a tool couldn't be loaded, with a button that tries again. */
export default function LoadFailure({onRetry}: {onRetry: () => void}) {
  return (
    <div className={styles.buttons} role="alert">
      <p className={styles.error}>{loadFailureText()}</p>
      <button type="button" className="mx-button" onClick={onRetry}>
        <Translate id="tool.retry">Try again</Translate>
      </button>
    </div>
  );
}
