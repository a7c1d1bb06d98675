import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {WrapperProps} from '@docusaurus/types';
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import CheckedAgainst from './CheckedAgainst';
import styles from './styles.module.css';

type Props = WrapperProps<typeof FooterType>;

/** The page footer. It shows what the page was checked against, above the edit link and the date of the last change. */
export default function DocItemFooter(props: Props) {
  const {checked} = useDoc().frontMatter as {checked?: unknown};
  return (
    <div className={styles.review}>
      {typeof checked === 'string' && (
        <p className={styles.checked}>
          <Translate
            id="docItem.checked"
            description="Footer of a page; {checked} is what it was checked against and when"
            values={{checked: <CheckedAgainst checked={checked} />}}
          >
            {'Checked against {checked}'}
          </Translate>
        </p>
      )}
      <Footer {...props} />
    </div>
  );
}
