// Ejected from Docusaurus 3.10.2: the original renders inline code, items of lists and links with components that highlight
// code in the browser and add anchors to footnotes. Here the build highlights code (CodeFrame), and pages have no footnotes.
// A long page has a thousand of these elements, and each component takes time until the page responds.
import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Details from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
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

const headingOf = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading(props: Omit<ComponentProps<typeof MDXHeading>, 'as'>) {
    return <MDXHeading as={as} {...props} />;
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
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  img: Img,
  table: TableScroll,
  ul: Ul,
};
