import {useCallback, useContext, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Answerer} from '@site/src/askAi/answerer';
import {createChatHistory} from '@site/src/askAi/chatHistory';
import {createChatStore} from '@site/src/askAi/chatStore';
import {createChatTransport} from '@site/src/askAi/chatTransport';
import type {ChatOpening} from '@site/src/askAi/openChat';
import {useChat} from '@site/src/askAi/useChat';
import {routeAt} from '@site/src/urls/routeAt';
import CrashBoundary from './CrashBoundary';
import {ChatSessionContext} from './ChatSessionContext';
import {SectionContext, type LoadSection} from './SectionContext';
import Window from './Window';
import {nextFrame} from './nextFrame';
import {useFocusRecovery} from './useFocusRecovery';
import {focusInside, useDialog} from './useDialog';
import {useIsWide} from './useIsWide';
import {useVisibleHeight} from './useVisibleHeight';
import styles from './styles.module.css';

type Props = {
  /** The question or quotation that the chat opens with. While it is undefined, the chat is closed. */
  opening: ChatOpening | undefined;
  onClose: () => void;
  /** Loads the answerer that runs in this browser. It is used when the endpoint can't be reached. */
  loadOfflineAnswerer?: () => Promise<Answerer>;
  /** Returns a section of the documentation as Markdown. Without it, sections can't be opened inside the chat. */
  loadSection?: LoadSection;
};

/** The chat with the assistant, in a modal dialog or next to the page. Its bundle loads when the reader is likely to open it. */
export default function AskAi(props: Props) {
  return (
    <CrashBoundary isOpen={props.opening !== undefined}>
      <Chat {...props} />
    </CrashBoundary>
  );
}

function Chat({opening, onClose, loadOfflineAnswerer, loadSection}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const route = routeAt(pathname, siteConfig.baseUrl);
  const session = useContext(ChatSessionContext);
  const [store] = useState(() =>
    session.store(() =>
      createChatStore({
        transport: createChatTransport({origin: String(siteConfig.customFields?.chatOrigin ?? '')}),
        history: createChatHistory(),
        onNextFrame: nextFrame,
        page: route,
        loadOfflineAnswerer,
      }),
    ),
  );
  const chat = useChat(store, route);

  // The typed text survives closing the chat and opening another page.
  const [text, setText] = useState(session.text);
  useEffect(() => session.setText(text), [session, text]);
  const {stop} = chat;
  const close = useCallback(() => {
    stop();
    onClose();
  }, [stop, onClose]);
  const isOpen = opening !== undefined;

  const [wantsDock, setWantsDock] = useState(() => session.dock().isWanted);
  const isWide = useIsWide();
  const isDocked = wantsDock && isWide;
  useEffect(
    () => session.setDock({isWanted: wantsDock, isOpen: isOpen && isDocked}),
    [session, wantsDock, isOpen, isDocked],
  );

  // After browser back or forward to another page, the reader wants to see that page.
  const {listen} = useHistory();
  useEffect(() => {
    if (!isOpen || isDocked) return undefined;
    return listen((next) => {
      if (next.pathname !== pathname) close();
    });
  }, [isOpen, isDocked, listen, pathname, close]);

  const dialog = useDialog({isOpen, isDocked, onClosed: close});
  useEffect(() => {
    const staysOpen = opening?.isKept && isDocked;
    if (opening && !staysOpen && dialog.current) focusInside(dialog.current);
  }, [opening, isDocked, dialog]);
  useFocusRecovery(dialog, isOpen);
  useVisibleHeight(dialog, isOpen);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-docked={isDocked || undefined}
      tabIndex={-1}
      aria-labelledby="ask-ai-title"
    >
      {opening && (
        <SectionContext value={loadSection}>
          <Window
            chat={chat}
            route={route}
            opening={opening}
            text={text}
            onTextChange={setText}
            onClose={close}
            isDocked={isDocked}
            onDockedChange={setWantsDock}
          />
        </SectionContext>
      )}
    </dialog>,
    document.body,
  );
}
