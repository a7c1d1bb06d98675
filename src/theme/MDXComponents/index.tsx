import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import CodeFrame from '@site/src/components/CodeFrame';
import Diagram from '@site/src/components/Diagram';
import Endpoint from '@site/src/components/Endpoint';
import FileTree from '@site/src/components/FileTree';
import KeyFacts from '@site/src/components/KeyFacts';
import TableScroll from '@site/src/components/TableScroll';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

/** Components that pages use without an import. The style gallery, docs/utils.mdx, shows each of them. */
export default {
  ...MDXComponents,
  Card,
  Cards,
  CodeFrame,
  Diagram,
  Endpoint,
  FileTree,
  KeyFacts,
  Steps,
  TabItem,
  Tabs,
  Term,
  table: TableScroll,
};
