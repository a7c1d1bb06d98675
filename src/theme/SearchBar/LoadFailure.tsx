import Translate, {translate} from '@docusaurus/Translate';
import {closeText} from '@site/src/components/search/texts';
import styles from './styles.module.css';

type Props = {onClose(): void};

/**
 * Shown instead of the modal if its script fails to load, with the text of the modal's error screen. The text isn't from
 * `@theme/SearchTranslations`, which contains all texts of the modal.
 */
export default function LoadFailure({onClose}: Props) {
  return (
    <div className={styles.loadFailure} role="alert">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </strong>{' '}
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button
        type="button"
        className="clean-btn close"
        onClick={onClose}
        aria-label={translate({id: 'search.failure.close', message: 'Close this message'})}
      >
        <span aria-hidden="true">×</span>
        {closeText()}
      </button>
    </div>
  );
}
