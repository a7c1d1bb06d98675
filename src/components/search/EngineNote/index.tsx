import Translate from '@docusaurus/Translate';
import type {SearchAnswer} from '@site/src/search/client/searchTypes';
import styles from './styles.module.css';

type Props = {fallback: SearchAnswer['fallback']};

/** A note for results that come from this device, because the hosted engine can't be reached. */
export default function EngineNote({fallback}: Props) {
  return (
    <p className={styles.note} role="status">
      {fallback === 'offline' && (
        <Translate id="search.note.offline">
          You are offline. These results are found on this device.
        </Translate>
      )}
      {fallback === 'failed' && (
        <Translate id="search.note.failed">
          The search service isn't responding. These results are found on this device.
        </Translate>
      )}
    </p>
  );
}
