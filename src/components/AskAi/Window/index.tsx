import {useEffect, useState} from 'react';
import {excessLength, type About} from '@site/src/askAi/chatRequest';
import {isBusy} from '@site/src/askAi/chatState';
import type {ChatOpening} from '@site/src/askAi/openChat';
import type {Chat} from '@site/src/askAi/useChat';
import Composer from '../Composer';
import Conversation from '../Conversation';
import Header from '../Header';
import SavedConversations from '../SavedConversations';
import Announcer from '../Announcer';
import {usePage} from '../usePage';
import styles from './styles.module.css';

type Props = {
  chat: Chat;
  route: string;
  opening: ChatOpening;
  /** The text in the input that isn't sent yet. */
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  isDocked: boolean;
  onDockedChange: (isDocked: boolean) => void;
};

/** Openings whose question was asked. */
const asked = new WeakSet<ChatOpening>();

/** The content of the dialog: the current conversation or the saved ones, and the input. */
export default function Window({
  chat,
  route,
  opening,
  text,
  onTextChange,
  onClose,
  isDocked,
  onDockedChange,
}: Props) {
  const page = usePage(route);
  const [about, setAbout] = useState<About>({quote: opening.quote, ...(opening.isAboutPage && {page})});
  const [showsSaved, setShowsSaved] = useState(false);
  const {state, open, ask} = chat;

  // Next to the page, the reader can ask about another selection, or search for something, while the chat is open.
  const [seen, setSeen] = useState(opening);
  if (opening !== seen) {
    setSeen(opening);
    setShowsSaved(false);
    if (opening.quote !== undefined) setAbout({...about, quote: opening.quote});
    if (opening.isAboutPage) setAbout({...about, page});
  }

  useEffect(() => {
    const {question} = opening;
    // After a crash, the window opens again with the same opening.
    if (!question || asked.has(opening)) return;
    asked.add(opening);
    if (excessLength(question) > 0) {
      // In the input, the reader sees by how many characters the question is too long.
      onTextChange(question);
      return;
    }
    open();
    ask({text: question});
  }, [opening, open, ask, onTextChange]);

  return (
    <div className={styles.window}>
      <Header
        hasModel={state.conversation.messages.some(
          (message) => message.role === 'assistant' && message.citations,
        )}
        canStartNew={state.conversation.messages.length > 0}
        showsSaved={showsSaved}
        onStartNew={() => {
          open();
          setShowsSaved(false);
        }}
        onToggleSaved={() => setShowsSaved(!showsSaved)}
        isDocked={isDocked}
        onDockedChange={onDockedChange}
        onClose={onClose}
      />
      {showsSaved ? (
        <SavedConversations
          conversations={chat.savedConversations()}
          current={state.conversation.id}
          onOpen={(id) => {
            open(id);
            setShowsSaved(false);
          }}
          onClear={() => {
            chat.clearHistory();
            setShowsSaved(false);
          }}
        />
      ) : (
        <Conversation
          key={`conversation ${state.conversation.id} ${isDocked}`}
          chat={chat}
          route={route}
          onNavigate={isDocked ? undefined : onClose}
        />
      )}
      <Composer
        busy={isBusy(state)}
        page={page}
        text={text}
        onTextChange={onTextChange}
        about={about}
        onAboutChange={setAbout}
        onStop={chat.stop}
        threadHours={chat.threadHours}
        isCompact={state.conversation.messages.length > 0}
        onSend={(question) => {
          setShowsSaved(false);
          ask({text: question, ...about});
          setAbout({});
        }}
      />
      <Announcer key={`announcer ${state.conversation.id}`} state={state} />
    </div>
  );
}
