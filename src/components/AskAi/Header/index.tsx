import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {product} from '@site/src/config/product';
import styles from './styles.module.css';

type Props = {
  /** True if a model wrote an answer in this conversation. Other answers are quotations from the pages. */
  hasModel: boolean;
  canStartNew: boolean;
  showsSaved: boolean;
  onStartNew: () => void;
  onToggleSaved: () => void;
  /** Whether the chat is next to the page. */
  isDocked: boolean;
  onDockedChange: (isDocked: boolean) => void;
  onClose: () => void;
};

/** The title of the chat, with buttons for a new conversation, the saved conversations and closing. */
export default function Header({
  hasModel,
  canStartNew,
  showsSaved,
  onStartNew,
  onToggleSaved,
  isDocked,
  onDockedChange,
  onClose,
}: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h2 id="ask-ai-title" className={styles.title}>
          <Translate
            id="askAi.title"
            description="The title of the chat with the assistant"
            values={{assistant: product.assistantName}}
          >
            {'Ask {assistant}'}
          </Translate>
        </h2>
        <span className={styles.origin}>BETA</span>
        <p className={styles.origin}>
          {!hasModel && <Translate id="askAi.origin">Answers from the docs</Translate>}
        </p>
      </div>
      <Action
        label={translate({id: 'askAi.newConversation', message: 'New conversation'})}
        disabled={!canStartNew}
        onClick={onStartNew}
      >
        <Icon name="plus" />
      </Action>
      <Action
        label={translate({id: 'askAi.savedConversations', message: 'Saved conversations'})}
        pressed={showsSaved}
        onClick={onToggleSaved}
      >
        <Icon name="clock" />
      </Action>
      <Action
        className={styles.dock}
        label={translate({id: 'askAi.dock', message: 'Dock at the right'})}
        pressed={isDocked}
        onClick={() => onDockedChange(!isDocked)}
      >
        <Icon name="dock" />
      </Action>
      <Action label={translate({id: 'askAi.close', message: 'Close'})} onClick={onClose}>
        <Icon name="close" />
      </Action>
    </header>
  );
}

type ActionProps = {
  className?: string;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Action({className, label, pressed, disabled, onClick, children}: ActionProps) {
  return (
    <button
      type="button"
      className={clsx(styles.action, className)}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
