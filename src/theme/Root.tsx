// Swizzled from Docusaurus 3.10.2, where it only renders its children. Holds state that must survive a change of layout.
import {useState, type ReactNode} from 'react';
import {createChatSession, ChatSessionContext} from '@site/src/components/AskAi/ChatSessionContext';
import {createOpenSearchStore, OpenSearchContext} from '@site/src/components/search/OpenSearchContext';

type Props = {children: ReactNode};

export default function Root({children}: Props) {
  const [openSearch] = useState(createOpenSearchStore);
  const [chat] = useState(createChatSession);
  return (
    <OpenSearchContext value={openSearch}>
      <ChatSessionContext value={chat}>{children}</ChatSessionContext>
    </OpenSearchContext>
  );
}
