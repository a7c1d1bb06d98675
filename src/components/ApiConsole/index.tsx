import Translate from '@docusaurus/Translate';
import RetryButton from '@site/src/components/search/RetryButton';
import Console from './Console';
import {useOperation} from './useOperation';
import styles from './styles.module.css';

type Props = {
  /** File and id of the operation, such as `gateway-addresses.getAccount`. */
  operation: string;
  /** Whether the example request is sent at once. */
  run?: 'now' | undefined;
};

/** A form that sends a request to an API endpoint and shows the answer. */
export default function ApiConsole({operation: reference, run}: Props) {
  const {operation, hasFailed, retry} = useOperation(reference);
  if (operation) return <Console operation={operation} run={run} />;
  return (
    <div className={styles.console} role="status">
      {hasFailed ? (
        <>
          <p className={styles.message}>
            <Translate
              id="apiConsole.loadFailed"
              description="Shown if the description of an endpoint can't be loaded"
            >
              The description of this endpoint couldn't be loaded. Check your network connection.
            </Translate>
          </p>
          <RetryButton onRetry={retry} />
        </>
      ) : (
        <p className={styles.message}>
          <Translate id="apiConsole.loading">Loading…</Translate>
        </p>
      )}
    </div>
  );
}
