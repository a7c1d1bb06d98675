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
import {routeAt} from '@site/src/config/routeAt';
import {KeptChatContext} from './KeptChatContext';
import Window from './Window';
import {nextFrame} from './nextFrame';
import {useKeptFocus} from './useKeptFocus';
import {useModal} from './useModal';
import {useVisibleHeight} from './useVisibleHeight';
import styles from './styles.module.css';

type Props = {
  /** What the chat opens with; closed while there is none. */
  opening: ChatOpening | undefined;
  onClose: () => void;
  /** Loads what answers in this browser where the endpoint can't be reached. */
  loadOfflineAnswerer?: () => Promise<Answerer>;
};

/** The chat with the assistant, in a modal dialog. It comes with its own bundle, on intent. */
export default function AskAi({opening, onClose, loadOfflineAnswerer}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const route = routeAt(pathname, siteConfig.baseUrl);
  const kept = useContext(KeptChatContext);
  const [store] = useState(() =>
    kept.store(() =>
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

  // Neither closing nor another page loses what was typed.
  const [text, setText] = useState(kept.text);
  useEffect(() => kept.setText(text), [kept, text]);
  const {stop} = chat;
  const close = useCallback(() => {
    stop();
    onClose();
  }, [stop, onClose]);
  const isOpen = opening !== undefined;

  // Who goes back to another page wants to see it, and the next question is about it.
  const {listen} = useHistory();
  useEffect(() => {
    if (!isOpen) return undefined;
    return listen((next) => {
      if (next.pathname !== pathname) close();
    });
  }, [isOpen, listen, pathname, close]);

  const dialog = useModal(isOpen, close);
  useKeptFocus(dialog, isOpen);
  useVisibleHeight(dialog, isOpen);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} tabIndex={-1} aria-labelledby="ask-ai-title">
      {opening && (
        <Window
          chat={chat}
          route={route}
          opening={opening}
          text={text}
          onTextChange={setText}
          onClose={close}
        />
      )}
    </dialog>,
    document.body,
  );
}
