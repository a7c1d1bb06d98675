import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function DeprecatedBanner() {
  return (
    <aside
      className={styles.deprecated}
      aria-label={translate({id: 'docItem.deprecated.label', message: 'Deprecation notice'})}
    >
      <p className={styles.text}>
        <strong>
          <Translate id="docItem.deprecated.title">Deprecated.</Translate>
        </strong>{' '}
        <Translate id="docItem.deprecated.text">
          This page stays for those who still use what it describes. Choose something newer for new work.
        </Translate>
      </p>
    </aside>
  );
}
