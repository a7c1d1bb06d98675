import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Copyright from '@theme-original/Footer/Copyright';
import type CopyrightType from '@theme/Footer/Copyright';
import type {WrapperProps} from '@docusaurus/types';
import Icon from '@site/src/components/Icon';
import {product} from '@site/src/config/product';
import styles from './styles.module.css';

type Props = WrapperProps<typeof CopyrightType>;

/** The configured copyright line and the licenses of code by others, followed by the credit with a link to the company. */
export default function FooterCopyright(props: Props) {
  const licenses = useBaseUrl('/licenses.txt');
  return (
    <div className={styles.bottom}>
      <div className={styles.legal}>
        <Copyright {...props} />
        {/* A file of the build, not a page of the app. */}
        <a className={styles.licenses} href={licenses}>
          <Translate id="footer.licenses">Third-party licenses</Translate>
        </a>
      </div>
      <p className={styles.credit}>
        <Translate
          id="footer.credit"
          description="Credit in the footer; {heart} is a heart icon, {company} the linked company name"
          values={{
            heart: (
              <>
                <Icon name="heart" className={styles.heart} />
                <span className={styles.visuallyHidden}>love</span>
              </>
            ),
            company: <Link href={product.companyUrl}>{product.company}</Link>,
          }}
        >
          {'Made with {heart} by {company}'}
        </Translate>
      </p>
    </div>
  );
}
