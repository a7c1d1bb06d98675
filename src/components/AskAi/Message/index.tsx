import {memo, useEffect, useRef, useState} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {AssistantMessage, Message as ChatMessage, UserMessage} from '@site/src/askAi/chatState';
import CopyButton from '@site/src/components/CopyButton';
import Icon, {type IconName} from '@site/src/components/Icon';
import {product} from '@site/src/config/product';
import Answer from '../Answer';
import Sources from '../Sources';
import {offlineNote, thinkingNote} from '../notes';
import styles from './styles.module.css';

type Props = {
  message: ChatMessage;
  /** True while the answer is streaming. */
  isDraft?: boolean;
  onNavigate?: () => void;
  /** Sends the question of this answer again. */
  onRetry?: () => void;
  onRate?: (messageId: string, helpful: boolean) => void;
};

/** A message with the avatar and the name of its author. */
function Message({message, ...rest}: Props) {
  const isUser = message.role === 'user';
  return (
    <article className={clsx(styles.message, isUser && styles.fromUser)}>
      <span className={styles.avatar}>
        <Icon name={isUser ? 'user' : 'sparkle'} />
      </span>
      <div className={styles.body}>
        <h3 className={styles.author}>
          {isUser ? translate({id: 'askAi.you', message: 'You'}) : product.assistantName}
        </h3>
        {message.role === 'user' ? (
          <UserContent message={message} />
        ) : (
          <AssistantContent message={message} {...rest} />
        )}
      </div>
    </article>
  );
}

export default memo(Message);

function UserContent({message: {content, page, quote}}: {message: UserMessage}) {
  return (
    <>
      {page && (
        <p className={styles.about}>
          <Icon name="book" />
          {page.title}
        </p>
      )}
      {quote !== undefined && <blockquote className={styles.quote}>{quote}</blockquote>}
      <p className={styles.question}>{content}</p>
    </>
  );
}

type AssistantContentProps = Omit<Props, 'message'> & {message: AssistantMessage};

function AssistantContent({message, isDraft = false, onNavigate, onRetry, onRate}: AssistantContentProps) {
  const text = useRef<HTMLDivElement>(null);
  const {id, content, sources = [], citations, offline, incomplete, answerId, helpful} = message;
  // Text that the browser's page translation replaced doesn't grow with the answer, so it is shown anew at the end.
  const [isTranslated, setIsTranslated] = useState(false);
  useEffect(() => {
    if (!isDraft && text.current?.querySelector('font')) setIsTranslated(true);
  }, [isDraft]);
  return (
    <>
      {offline && (
        <p className={styles.note}>
          <Icon name="info" />
          {offlineNote(offline)}
        </p>
      )}
      <div ref={text} key={isTranslated ? 'translated' : 'original'}>
        <Answer id={id} text={content} isStreaming={isDraft} citations={citations} onNavigate={onNavigate} />
      </div>
      {isDraft && content.trim() === '' && <p className={styles.thinking}>{thinkingNote()}</p>}
      {sources.length > 0 && <Sources sources={sources} onNavigate={onNavigate} />}
      {incomplete && (
        <p className={styles.note}>
          <Icon name="info" />
          <Translate id="askAi.incomplete" description="Shown under an incomplete answer">
            This answer isn't complete.
          </Translate>
        </p>
      )}
      {onRate && (
        <div className={styles.actions}>
          <CopyButton
            label={translate({id: 'askAi.copyAnswer', message: 'Copy answer'})}
            source={text}
            text={content}
          />
          {onRetry && (
            <Action
              icon="refresh"
              label={translate({id: 'askAi.askAgain', message: 'Ask again'})}
              onClick={onRetry}
            />
          )}
          {answerId !== undefined && (
            <>
              <Action
                icon="thumb-up"
                label={translate({id: 'askAi.helpful', message: 'Helpful'})}
                isPressed={helpful === true}
                onClick={() => onRate(id, true)}
              />
              <Action
                icon="thumb-down"
                label={translate({id: 'askAi.notHelpful', message: 'Not helpful'})}
                isPressed={helpful === false}
                onClick={() => onRate(id, false)}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

type ActionProps = {icon: IconName; label: string; isPressed?: boolean; onClick: () => void};

function Action({icon, label, isPressed, onClick}: ActionProps) {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.action)}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
