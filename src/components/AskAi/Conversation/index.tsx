import {useRef} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {isBusy, messagesOf, type AssistantMessage} from '@site/src/askAi/chatState';
import {exchangesOf} from '@site/src/askAi/conversation';
import type {Chat} from '@site/src/askAi/useChat';
import Icon from '@site/src/components/Icon';
import {product} from '@site/src/config/product';
import Failure from '../Failure';
import Message from '../Message';
import Suggestions from './Suggestions';
import {suggestedQuestions} from './suggestedQuestions';
import {useQuestionScroll} from './useQuestionScroll';
import styles from './styles.module.css';

type Props = {
  chat: Chat;
  route: string;
  /** Called when the reader follows a link to a page of this site. */
  onNavigate?: () => void;
};

/** The greeting and the questions with their answers. Below the last one: suggested questions, an error, or a retry button. */
export default function Conversation({chat, route, onNavigate}: Props) {
  const {state} = chat;
  const {messages} = state.conversation;
  const exchanges = [...exchangesOf(messagesOf(state)).values()];
  const scroller = useRef<HTMLDivElement>(null);
  const lastExchange = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const {isEndHidden, scrollToEnd} = useQuestionScroll(
    {scroller, lastExchange, end},
    messages.filter(({role}) => role === 'user').length,
  );
  const last = messages.at(-1);
  const ask = (text: string) => chat.ask({text});
  const suggestionsLabel = translate({id: 'askAi.suggestions', message: 'Suggested questions'});

  return (
    <div className={styles.frame}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={translate({id: 'askAi.messages', message: 'Messages'})}
        tabIndex={0}
      >
        <div className={clsx(styles.exchange, messages.length === 0 && styles.last)}>
          <Message message={greeting()} />
          {messages.length === 0 && (
            <Suggestions label={suggestionsLabel} questions={suggestedQuestions(route)} onAsk={ask} />
          )}
        </div>
        {exchanges.map((exchange, index) => {
          const isLast = index === exchanges.length - 1;
          return (
            <div
              key={exchange[0]?.id}
              ref={isLast ? lastExchange : undefined}
              className={clsx(styles.exchange, isLast && styles.last)}
            >
              {exchange.map((message) => (
                // A draft keeps its id when it becomes a message, so React keeps its elements.
                <Message
                  key={message.id}
                  message={message}
                  isDraft={message === state.draft}
                  onNavigate={onNavigate}
                  onRetry={message === last && !isBusy(state) ? chat.retry : undefined}
                  onRate={message === state.draft ? undefined : chat.rate}
                />
              ))}
              {isLast && state.error && <Failure error={state.error} onRetry={chat.retry} />}
              {isLast && state.status === 'ready' && last?.role === 'user' && (
                <button type="button" className={styles.suggestion} onClick={chat.retry}>
                  <Translate id="askAi.unanswered" description="Sends a question again that has no answer">
                    Ask this again
                  </Translate>
                  <Icon name="refresh" />
                </button>
              )}
              {isLast && state.status === 'ready' && last?.role === 'assistant' && (
                <Suggestions
                  label={
                    last.declined
                      ? suggestionsLabel
                      : translate({id: 'askAi.followUps', message: 'Follow-up questions'})
                  }
                  questions={
                    last.declined && !last.followUps?.length
                      ? suggestedQuestions(route)
                      : (last.followUps ?? [])
                  }
                  onAsk={ask}
                />
              )}
            </div>
          );
        })}
        <div ref={end} className={styles.end} />
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <button
        type="button"
        className={clsx(styles.latest, isEndHidden && styles.shown)}
        inert={!isEndHidden}
        onClick={() => {
          // The button is about to disappear, and the focus would be lost with it.
          scroller.current?.focus({preventScroll: true});
          scrollToEnd();
        }}
      >
        <Icon name="arrow-down" />
        <Translate id="askAi.latest" description="Scrolls to the end of the conversation">
          Latest
        </Translate>
      </button>
    </div>
  );
}

function greeting(): AssistantMessage {
  return {
    id: 'greeting',
    role: 'assistant',
    content: translate(
      {
        id: 'askAi.greeting',
        message:
          'Hi! Ask me anything about the {product} ecosystem: how it works, how to build on it, how to run it. I answer from this documentation and say where each answer comes from.',
        description: "The assistant's first message",
      },
      {product: product.name},
    ),
  };
}
