// Ejected from Docusaurus 3.10.2: in the original, nothing can be placed next to the title.
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageHeader from '@site/src/components/PageHeader';
import {useDocAddress} from '../useDocAddress';
import DeprecatedBanner from './DeprecatedBanner';
import {useFormerSection} from './useFormerSection';

/** The page: its title with actions, and its text. A banner is above it if its front matter contains `deprecated: true`. */
export default function DocItemContent({children}: Props) {
  const {frontMatter, metadata, contentTitle} = useDoc();
  useFormerSection();
  const {title, editUrl, unlisted} = metadata;
  const {path, address} = useDocAddress();
  return (
    <>
      {(frontMatter as {deprecated?: unknown}).deprecated === true && <DeprecatedBanner />}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {/* Otherwise, the title is part of the text. */}
        {contentTitle === undefined && (
          <PageHeader
            title={title}
            // Unlisted pages have no Markdown.
            page={
              unlisted
                ? undefined
                : {title, address, markdownPath: `${path}index.md`, editUrl: editUrl ?? undefined}
            }
          />
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
