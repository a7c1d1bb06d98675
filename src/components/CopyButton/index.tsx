import type {RefObject} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {copiedMessage} from './copiedMessage';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

type Props = {
  /** The element whose text is copied. If the browser blocks copying, the text is selected instead. */
  source: RefObject<HTMLElement | null>;
  /** The text to copy, if it differs from the text of `source`. */
  text?: string | (() => string);
  /** The accessible name of the button. */
  label?: string;
  className?: string;
};

/** A button that copies a text, shows for a second that it is copied, and announces it to screen readers. */
export default function CopyButton({source, text, label = defaultLabel(), className}: Props) {
  const {outcome, copy} = useCopy(() => {
    source.current?.querySelector('details')?.setAttribute('open', '');
    if (source.current) getSelection()?.selectAllChildren(source.current);
    return 'selected';
  });
  const copied = outcome === 'copied';
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, copied && styles.copied, className)}
        aria-label={copied ? copiedMessage() : label}
        title={label}
        onClick={() =>
          copy((typeof text === 'function' ? text() : text) ?? source.current?.textContent ?? '')
        }
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <output className={styles.status}>
        {copied && copiedMessage()}
        {outcome === 'selected' &&
          translate({
            id: 'copyButton.selected',
            message: 'The browser blocked copying. The text is selected: copy it manually.',
            description: 'Announced if the browser blocks copying; the text is selected instead',
          })}
      </output>
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
