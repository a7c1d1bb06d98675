import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {WrapperProps} from '@docusaurus/types';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import DeprecatedBanner from './DeprecatedBanner';
import {useMovedSection} from './useMovedSection';

type Props = WrapperProps<typeof ContentType>;

/** The page, with a banner above it if its front matter contains `deprecated: true`. */
export default function DocItemContent(props: Props) {
  useMovedSection();
  const {deprecated} = useDoc().frontMatter as {deprecated?: unknown};
  return (
    <>
      {deprecated === true && <DeprecatedBanner />}
      <Content {...props} />
    </>
  );
}
