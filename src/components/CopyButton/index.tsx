import {useEffect, useState} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  /** What is copied; a function where it is known only once the button is pressed. */
  text: string | (() => string);
  /** What the button says it copies. */
  label?: string;
  /** Selects the text where the browser doesn't let the page copy. */
  onRefuse?: () => void;
  className?: string;
};

type Outcome = {kind: 'copied' | 'selected' | 'refused'; press: number};

/** How long the button shows what came of a press, in milliseconds (specification, section 9). */
const SHOWN_FOR = {copied: 1000, selected: 4000, refused: 4000};

/** Copies a text, shows for a second that it did, and says so to a screen reader. */
export default function CopyButton({text, label = defaultLabel(), onRefuse, className}: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR[outcome.kind]);
    return () => clearTimeout(timer);
  }, [outcome]);

  function show(kind: Outcome['kind']) {
    setOutcome((previous) => ({kind, press: (previous?.press ?? 0) + 1}));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      show('copied');
    } catch {
      onRefuse?.();
      show(onRefuse ? 'selected' : 'refused');
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
        description: 'Said once a text was copied',
      });
    case 'selected':
      return translate({
        id: 'copyButton.selected',
        message: "This browser doesn't let the page copy. The text is selected: copy it yourself.",
        description: 'Said where the browser refuses to copy a text, which is selected instead',
      });
    case 'refused':
      return translate({
        id: 'copyButton.refused',
        message: "This browser doesn't let the page copy. Select the text and copy it yourself.",
        description: 'Said where the browser refuses to copy a text',
      });
  }
}
