import {useRef, type KeyboardEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComposedQuestion, PageReference} from '@site/src/askAi/composedMessage';
import {requestLimits} from '@site/src/askAi/protocol';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

/** What the next question is about. */
export type About = Pick<ComposedQuestion, 'page' | 'quote'>;

type Props = {
  /** An answer is on its way: nothing is sent, and it can be stopped. */
  busy: boolean;
  /** The page that the reader is on, where it is one of the documentation. */
  page: PageReference | undefined;
  /** What is typed. */
  text: string;
  onTextChange: (text: string) => void;
  about: About;
  onAboutChange: (about: About) => void;
  onSend: (text: string) => void;
  onStop: () => void;
};

/** The input, and what its question is about. */
export default function Composer({
  busy,
  page,
  text,
  onTextChange,
  about,
  onAboutChange,
  onSend,
  onStop,
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const canSend = !busy && text.trim() !== '';

  function send() {
    if (!canSend) return;
    onSend(text);
    onTextChange('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the composition of a character belongs to the input method; 229 is how Safari says so.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  const placeholder = translate({id: 'askAi.placeholder', message: 'Type your message...'});
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.about}>
        {about.page && (
          <AboutChip
            icon="book"
            text={about.page.title}
            onRemove={() => onAboutChange({...about, page: undefined})}
          />
        )}
        {about.quote !== undefined && (
          <AboutChip
            icon="quote"
            text={about.quote}
            onRemove={() => onAboutChange({...about, quote: undefined})}
          />
        )}
        {page && !about.page && (
          <button
            type="button"
            className={styles.aboutPage}
            onClick={() => {
              onAboutChange({...about, page});
              input.current?.focus();
            }}
          >
            <Icon name="plus" />
            <Translate id="askAi.aboutPage" description="Makes the next question one about the page">
              Ask about this page
            </Translate>
          </button>
        )}
      </div>
      <div className={styles.field}>
        <textarea
          ref={input}
          className={styles.input}
          rows={1}
          value={text}
          maxLength={requestLimits.message}
          placeholder={placeholder}
          aria-label={translate({id: 'askAi.input', message: 'Your message'})}
          enterKeyHint="send"
          onChange={({target}) => onTextChange(target.value)}
          onKeyDown={onKeyDown}
        />
        {busy ? (
          <button type="button" className={styles.stop} onClick={onStop}>
            <Icon name="stop" />
            <Translate id="askAi.stop" description="Ends the answer that is being written">
              Stop
            </Translate>
          </button>
        ) : (
          <button type="submit" className={styles.send} disabled={!canSend}>
            <Translate id="askAi.send" description="Sends the message">
              Send
            </Translate>
            <Icon name="arrow-up" />
          </button>
        )}
      </div>
      <p className={styles.privacy}>
        <Translate id="askAi.privacy" description="One line on privacy, below the input">
          Questions go to the answer service; history stays in this browser. Never paste keys.
        </Translate>
      </p>
    </form>
  );
}

type AboutChipProps = {icon: IconName; text: string; onRemove: () => void};

function AboutChip({icon, text, onRemove}: AboutChipProps) {
  const label = translate({id: 'askAi.about.remove', message: 'Not about: {text}'}, {text});
  return (
    <span className={styles.chip}>
      <Icon name={icon} />
      <span className={styles.chipText}>{text}</span>
      <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
