import {useEffect, useState, type RefObject} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  /** The element whose text is copied, or selected where the browser doesn't let the page copy. */
  source: RefObject<HTMLElement | null>;
  /** What is copied where it isn't the text that stands there. */
  text?: string;
  /** What the button says it copies. */
  label?: string;
  className?: string;
};

type Outcome = {kind: 'copied' | 'selected'; press: number};

/** How long the button shows what came of a press, in milliseconds (specification, section 9). */
const SHOWN_FOR = {copied: 1000, selected: 4000};

/** Copies a text, shows for a second that it did, and says so to a screen reader. */
export default function CopyButton({source, text, label = defaultLabel(), className}: Props) {
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
        description: 'Said once a text was copied',
      });
    case 'selected':
      return translate({
        id: 'copyButton.selected',
        message: "This browser doesn't let the page copy. The text is selected: copy it yourself.",
        description: 'Said where the browser refuses to copy a text, which is selected instead',
      });
  }
}
