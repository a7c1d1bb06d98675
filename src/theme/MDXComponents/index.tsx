// Ejected from Docusaurus 3.10.2: the original renders inline code, items of lists and links with components that highlight
// code in the browser and add anchors to footnotes. Here the build highlights code (CodeFrame), and pages have no footnotes.
// A long page has a thousand of these elements, and each component takes time until the page responds. The link in a heading
// has its label only once, because the glossary has 173 headings.
import type {ComponentProps} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import Details from '@theme/MDXComponents/Details';
import Img from '@theme/MDXComponents/Img';
import Ul from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {MdxComponentName} from '@site/src/config/mdxComponents';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import CodeFrame from '@site/src/components/CodeFrame';
import ContentsBar from '@site/src/components/ContentsBar';
import Diagram from '@site/src/components/Diagram';
import Endpoint from '@site/src/components/Endpoint';
import FileTree from '@site/src/components/FileTree';
import KeyFacts from '@site/src/components/KeyFacts';
import TableScroll from '@site/src/components/TableScroll';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

/** Components that pages use without an import. The style gallery, docs/utils.mdx, shows each of them. */
const pageComponents: Record<MdxComponentName, unknown> = {
  Card,
  Cards,
  Details,
  Endpoint,
  FileTree,
  KeyFacts,
  Steps,
  TabItem,
  Tabs,
  Term,
};

const headingOf = (As: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading({id, className, children, ...props}: ComponentProps<'h2'>) {
    useBrokenLinks().collectAnchor(id);
    const target = useAnchorTargetClassName(id);
    if (id === undefined) {
      return (
        <As {...props} className={className}>
          {children}
        </As>
      );
    }
    const label = translate(
      {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
      {heading: typeof children === 'string' ? children : id},
    );
    return (
      <As {...props} id={id} className={clsx('anchor', target, className)}>
        {children}
        <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
          &#8203;
        </Link>
      </As>
    );
  };

export default {
  ...pageComponents,
  details: Details,
  admonition: Admonition,
  // The build inserts these three.
  CodeFrame,
  ContentsBar,
  Diagram,
  a: Link,
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  img: Img,
  table: TableScroll,
  ul: Ul,
};
