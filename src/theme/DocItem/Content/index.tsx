import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import DeprecatedBanner from './DeprecatedBanner';
import {useFormerSection} from './useFormerSection';

/** The text of a page. A banner is above it if its front matter contains `deprecated: true`. */
export default function DocItemContent(props: Props) {
  const {frontMatter} = useDoc();
  useFormerSection();
  return (
    <>
      {(frontMatter as {deprecated?: unknown}).deprecated === true && <DeprecatedBanner />}
      <Content {...props} />
    </>
  );
}
