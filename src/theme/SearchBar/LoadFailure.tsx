import Translate, {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

type Props = {onClose(): void};

/** Shown instead of the modal if its script fails to load, with the text of the modal's error screen. */
export default function LoadFailure({onClose}: Props) {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className={styles.loadFailure} role="alert">
      <p>
        <strong>{titleText}</strong> {helpText}
      </p>
      <button
        type="button"
        className="clean-btn close"
        onClick={onClose}
        aria-label={translate({id: 'search.failure.close', message: 'Close this message'})}
      >
        <span aria-hidden="true">×</span>
        <Translate id="search.close">Close</Translate>
      </button>
    </div>
  );
}
