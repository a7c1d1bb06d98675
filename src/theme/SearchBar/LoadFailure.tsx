import Translate, {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

type Props = {onClose(): void};

/** In the place of the modal where its script doesn't load: the same words as for results that don't. */
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
