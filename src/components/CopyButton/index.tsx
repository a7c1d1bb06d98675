import {useEffect, useState, type RefObject} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  /** The element whose text is copied. If the browser blocks copying, the text is selected instead. */
  source: RefObject<HTMLElement | null>;
  /** The text to copy, if it differs from the text of `source`. */
  text?: string;
  /** The accessible name of the button. */
  label?: string;
  className?: string;
};

type Outcome = {kind: 'copied' | 'selected'; press: number};

/** How long the result of a click is shown, in milliseconds (specification, section 9). */
const OUTCOME_DURATION = {copied: 1000, selected: 4000};

/** A button that copies a text, shows for a second that it is copied, and announces it to screen readers. */
export default function CopyButton({source, text, label = defaultLabel(), className}: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_DURATION[outcome.kind]);
    return () => clearTimeout(timer);
  }, [outcome]);

  function show(kind: Outcome['kind']) {
    setOutcome((previous) => ({kind, press: (previous?.press ?? 0) + 1}));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text ?? source.current?.textContent ?? '');
      show('copied');
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      show('selected');
    }
  }

  const copied = outcome?.kind === 'copied';
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, copied && styles.copied, className)}
        aria-label={copied ? messageOf('copied') : label}
        title={label}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <output className={styles.status}>{outcome && messageOf(outcome.kind)}</output>
    </>
  );
}

function defaultLabel(): string {
  return translate({
    id: 'copyButton.label',
    message: 'Copy',
    description: 'The name of a button that copies a text',
  });
}

function messageOf(kind: Outcome['kind']): string {
  switch (kind) {
    case 'copied':
      return translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'Announced after a text was copied',
      });
    case 'selected':
      return translate({
        id: 'copyButton.selected',
        message: 'The browser blocked copying. The text is selected: copy it manually.',
        description: 'Announced if the browser blocks copying; the text is selected instead',
      });
  }
}
