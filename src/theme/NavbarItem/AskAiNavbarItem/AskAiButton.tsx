import {useCallback, useContext, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ChatOpening} from '@site/src/askAi/openChat';
import {ChatSessionContext} from '@site/src/components/AskAi/ChatSessionContext';
import Icon from '@site/src/components/Icon';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import {useChatOpening} from './useChatOpening';
import {useFirstSelection} from './useFirstSelection';
import styles from './styles.module.css';

const loadChat = () => import('@site/src/components/AskAi');
const loadPrompt = () => import('@site/src/components/AskAi/SelectionPrompt');

/** The button that opens the chat. The chat's bundle loads on hover, focus or the first use. */
export default function AskAiButton() {
  const button = useRef<HTMLButtonElement>(null);
  const session = useContext(ChatSessionContext);
  // Each layout has its own navbar. A chat next to the page stays open.
  const [opening, setOpening] = useState<ChatOpening | undefined>(() =>
    session.dock().isOpen ? {isKept: true} : undefined,
  );
  const chat = useLazyComponent(loadChat);
  const prompt = useLazyComponent(loadPrompt);
  const Chat = chat.component;
  const Prompt = prompt.component;

  const {load} = chat;
  useEffect(() => {
    if (session.dock().isOpen) load();
  }, [session, load]);
  // While a request to open waits after a failed load, preloading on hover would open the chat unexpectedly.
  const preload = opening ? undefined : load;
  const open = useCallback(
    (request: ChatOpening) => {
      load();
      // Merges with the options of an earlier request whose load failed.
      setOpening((pending) => (Chat ? request : {...pending, ...request}));
    },
    [load, Chat],
  );
  const close = useCallback(() => setOpening(undefined), []);
  useChatOpening(open);
  useFirstSelection(prompt.load);
  const search = useEmbeddedSearch();
  const loadOfflineAnswerer = useCallback(async () => {
    const {createOfflineAnswerer} = await import('@site/src/askAi/offlineAnswerer');
    return createOfflineAnswerer(search);
  }, [search]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+I Meta+I"
        aria-busy={opening !== undefined && chat.isLoading}
        title={translate({id: 'askAi.button.title', message: 'Ask AI (Ctrl+I)'})}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open({})}
      >
        <Icon name="sparkle" />
        <span>
          <Translate
            id="askAi.button"
            description="The button that opens the chat with the assistant"
            values={{ai: <span className={styles.ai}>AI</span>}}
          >
            {'Ask {ai}'}
          </Translate>
        </span>
        <span className={styles.badge}>BETA</span>
      </button>
      {opening && chat.hasFailed && (
        <div role="alert" className={styles.failure}>
          <Translate id="askAi.button.failed" description="Shown if the chat's bundle can't be loaded">
            The chat couldn't be loaded. Check your network connection and press the button again.
          </Translate>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={translate({id: 'askAi.button.closeFailure', message: 'Close this message'})}
            onClick={() => {
              chat.dismissFailure();
              button.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {Chat && (
        <Chat
          opening={opening}
          onClose={close}
          loadOfflineAnswerer={loadOfflineAnswerer}
          loadSection={search.section}
        />
      )}
      {Prompt && <Prompt />}
    </>
  );
}
