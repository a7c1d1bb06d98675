import Translate from '@docusaurus/Translate';
import {useRecordsSearches} from '../useSearchRecorder';
import styles from './styles.module.css';

/** One line that says that searches are recorded, where the operator has turned that on. */
export default function RecordingNote() {
  if (!useRecordsSearches()) return null;
  return (
    <p className={styles.note}>
      <Translate id="search.recording" description="Shown in search if the operator records searches">
        Search terms are recorded to improve these pages, without anything that identifies you.
      </Translate>
    </p>
  );
}
