// Ejected from Docusaurus 3.10.2: in the original, nothing can be placed next to the title.
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageActions from '@site/src/components/PageActions';
import {useDocAddress} from '../useDocAddress';
import DeprecatedBanner from './DeprecatedBanner';
import {useMovedSection} from './useMovedSection';
import styles from './styles.module.css';

/** The page: its title with actions, and its text. A banner is above it if its front matter contains `deprecated: true`. */
export default function DocItemContent({children}: Props) {
  useMovedSection();
  const {frontMatter, metadata, contentTitle} = useDoc();
  const {title, editUrl, unlisted} = metadata;
  const {path, address} = useDocAddress();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      {(frontMatter as {deprecated?: unknown}).deprecated === true && <DeprecatedBanner />}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {/* Otherwise, the title is part of the text. */}
        {contentTitle === undefined && (
          <header className={styles.header}>
            <Heading as="h1">{title}</Heading>
            {/* For assistants that read the HTML. */}
            <p hidden>All pages for assistants: {baseUrl}llms.txt</p>
            {/* Unlisted pages have no Markdown. */}
            {!unlisted && (
              <PageActions
                title={title}
                address={address}
                markdownPath={`${path}index.md`}
                editUrl={editUrl ?? undefined}
              />
            )}
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
