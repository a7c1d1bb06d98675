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
          This page is kept for existing projects. Use a newer alternative for new ones.
        </Translate>
      </p>
    </aside>
  );
}
