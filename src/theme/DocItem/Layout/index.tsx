// Ejected from Docusaurus 3.10.2: in the original, nothing can be placed next to the breadcrumbs, and the table of contents
// of narrow screens is above the title. The build puts it below the first paragraph (plugins/mdx-components).
import {clsx} from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import PageTop from '@site/src/components/PageTop';
import {useDocAddress} from '../useDocAddress';
import {useIsExported} from '../useIsExported';
import styles from './styles.module.css';

/** A page with its table of contents. */
export default function DocItemLayout({children}: Props) {
  const {frontMatter, metadata, toc} = useDoc();
  const {title, editUrl} = metadata;
  const {path, address} = useDocAddress();
  const isExported = useIsExported();
  const windowSize = useWindowSize();
  const isHidden = frontMatter.hide_table_of_contents;
  const page = isExported
    ? {page: {title, address, markdownPath: `${path}index.md`, editUrl: editUrl ?? undefined}}
    : {};
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles.text)}>
        <ContentVisibility metadata={metadata} />
        <article>
          <PageTop {...page} />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {!isHidden && toc.length > 0 && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
