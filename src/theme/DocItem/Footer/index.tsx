import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {WrapperProps} from '@docusaurus/types';
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';
import {useDocAddress} from '../useDocAddress';
import {useIsExported} from '../useIsExported';
import CheckedAgainst from './CheckedAgainst';
import styles from './styles.module.css';

type Props = WrapperProps<typeof FooterType>;

/**
 * The page footer. It asks whether the page was helpful, and shows what the page was checked against, above the edit link
 * and the date of the last change.
 */
export default function DocItemFooter(props: Props) {
  const {frontMatter, metadata} = useDoc();
  const {address, route} = useDocAddress();
  const isExported = useIsExported();
  const {checked} = frontMatter as {checked?: unknown};
  return (
    <div className={styles.review}>
      {/* The server takes the feedback on exported pages only. */}
      {isExported && <PageFeedback key={route} title={metadata.title} route={route} address={address} />}
      {typeof checked === 'string' && <CheckedAgainst checked={checked} />}
      <Footer {...props} />
    </div>
  );
}
