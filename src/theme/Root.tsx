// Swizzled from Docusaurus 3.10.2, where it is empty, for what outlives the layouts of pages.
import {useState, type ReactNode} from 'react';
import {keepOpenSearch, OpenSearchContext} from '@site/src/components/search/OpenSearchContext';

type Props = {children: ReactNode};

export default function Root({children}: Props) {
  const [openSearch] = useState(keepOpenSearch);
  return <OpenSearchContext value={openSearch}>{children}</OpenSearchContext>;
}
