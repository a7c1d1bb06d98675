import {clsx} from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ChatError} from '@site/src/askAi/fault';
import Icon from '@site/src/components/Icon';
import {faultMessage} from './faultMessage';
import styles from './styles.module.css';

type Props = {error: ChatError; onRetry: () => void};

/** The error message of a failed question, with a retry button. */
export default function Failure({error, onRetry}: Props) {
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <p className={styles.sentence}>{faultMessage(error.fault)}</p>
      <button type="button" className={clsx('mx-button', styles.retry)} onClick={onRetry}>
        <Icon name="refresh" />
        <Translate id="askAi.retry" description="Asks a question again that failed">
          Retry
        </Translate>
      </button>
    </div>
  );
}
