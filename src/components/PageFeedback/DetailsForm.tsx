import {useId, useState, type FormEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {reasons, reportLimits, type PageFeedback, type Reason} from '@site/src/feedback/feedback';
import styles from './styles.module.css';

type Props = {helpful: boolean; onSend(details: NonNullable<PageFeedback['details']>): Promise<void>};

/** The form for a reason, if the page didn't help, and a note. */
export default function DetailsForm({helpful, onSend}: Props) {
  const id = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const text = note.trim();
  const excess = Math.max(0, text.length - reportLimits.note);
  const canSend = (reason !== undefined || text !== '') && excess === 0 && !isSending;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!canSend) return;
    setIsSending(true);
    await onSend({reason, note: text === '' ? undefined : text});
    setIsSending(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {!helpful && (
        <fieldset className={styles.reasons}>
          <legend>
            <Translate id="pageFeedback.reasons">What was the problem?</Translate>
          </legend>
          {reasons.map((one) => (
            <label key={one} className={styles.reason}>
              <input
                type="radio"
                name={`${id}-reason`}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
              {labelOf(one)}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-note`}>
        {helpful ? (
          <Translate id="pageFeedback.note.helpful">
            What helped, or what could be better? (optional)
          </Translate>
        ) : (
          <Translate id="pageFeedback.note">What were you looking for? (optional)</Translate>
        )}
      </label>
      <textarea
        id={`${id}-note`}
        className="mx-field"
        rows={3}
        value={note}
        aria-describedby={`${id}-hint`}
        aria-invalid={excess > 0}
        onChange={({target}) => setNote(target.value)}
      />
      {/* `maxLength` isn't used: it would cut pasted text without a message. */}
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {excess > 0
          ? translate(
              {
                id: 'pageFeedback.tooLong',
                message: 'A note can have at most {limit} characters. Remove {excess}.',
              },
              {limit: reportLimits.note, excess},
            )
          : translate({id: 'pageFeedback.hint', message: "Don't include names, addresses or keys."})}
      </p>
      <button type="submit" className="mx-button mx-primary" disabled={!canSend}>
        <Translate id="pageFeedback.send">Send</Translate>
      </button>
    </form>
  );
}

function labelOf(reason: Reason): string {
  return {
    missing: translate({id: 'pageFeedback.missing', message: "It doesn't have what I need"}),
    wrong: translate({id: 'pageFeedback.wrong', message: 'It is wrong or out of date'}),
    unclear: translate({id: 'pageFeedback.unclear', message: "I don't understand it"}),
    code: translate({id: 'pageFeedback.code', message: "The code doesn't work"}),
  }[reason];
}
