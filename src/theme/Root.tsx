// Swizzled from Docusaurus 3.10.2, where it only renders its children. Holds state that must survive a change of layout.
import {useState, type ReactNode} from 'react';
import {keepChat, KeptChatContext} from '@site/src/components/AskAi/KeptChatContext';
import {keepOpenSearch, OpenSearchContext} from '@site/src/components/search/OpenSearchContext';

type Props = {children: ReactNode};

export default function Root({children}: Props) {
  const [openSearch] = useState(keepOpenSearch);
  const [chat] = useState(keepChat);
  return (
    <OpenSearchContext value={openSearch}>
      <KeptChatContext value={chat}>{children}</KeptChatContext>
    </OpenSearchContext>
  );
}
