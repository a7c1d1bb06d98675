import {useRef, type KeyboardEvent} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {excessLength, requestLimits, type About, type PageReference} from '@site/src/askAi/chatRequest';
import Icon from '@site/src/components/Icon';
import AboutChip from './AboutChip';
import PrivacyNote from './PrivacyNote';
import styles from './styles.module.css';

type Props = {
  /** True while an answer is streaming: sending is disabled, and a button stops the answer. */
  busy: boolean;
  /** The current page, if it is a documentation page. */
  page: PageReference | undefined;
  /** The text in the input. */
  text: string;
  onTextChange: (text: string) => void;
  /** The page and the quotation attached to the next question. */
  about: About;
  onAboutChange: (about: About) => void;
  onSend: (text: string) => void;
  onStop: () => void;
  threadHours: () => Promise<number | undefined>;
  /** True once the conversation has begun. On phones, the text then has the room of the note on privacy. */
  isCompact: boolean;
};

/** The message input, with the page and the quotation attached to the next question. */
export default function Composer({
  busy,
  page,
  text,
  onTextChange,
  about,
  onAboutChange,
  onSend,
  onStop,
  threadHours,
  isCompact,
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const excess = excessLength(text);
  // A quotation alone is a question, too.
  const implied = about.quote === undefined ? '' : translate({id: 'askAi.explain', message: 'Explain this'});
  const question = text.trim() === '' ? implied : text;
  const canSend = !busy && question !== '' && excess === 0;

  function send() {
    if (!canSend) return;
    onSend(question);
    onTextChange('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // This Enter ends an IME composition. Safari reports it as key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={clsx(styles.composer, isCompact && styles.compact)}
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
          placeholder={translate({id: 'askAi.placeholder', message: 'Type your message...'})}
          aria-label={translate({id: 'askAi.input', message: 'Your message'})}
          aria-invalid={excess > 0}
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
      {/* `maxLength` isn't used: it would truncate pasted text without a message. */}
      <p role="status" className={styles.limit}>
        {excess > 0 &&
          translate(
            {
              id: 'askAi.tooLong',
              message: 'A question can have at most {limit} characters. Remove {excess}.',
              description: 'Shown below the input while its text is too long to be sent',
            },
            {limit: requestLimits.message, excess},
          )}
      </p>
      <PrivacyNote threadHours={threadHours} />
    </form>
  );
}
