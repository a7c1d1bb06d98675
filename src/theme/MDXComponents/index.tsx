import MDXComponents from '@theme-original/MDXComponents';
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
const pageComponents: Record<Exclude<MdxComponentName, 'Details'>, unknown> = {
  Card,
  Cards,
  Endpoint,
  FileTree,
  KeyFacts,
  Steps,
  TabItem,
  Tabs,
  Term,
};

export default {
  ...MDXComponents,
  ...pageComponents,
  // The build inserts these three.
  CodeFrame,
  ContentsBar,
  Diagram,
  table: TableScroll,
};
