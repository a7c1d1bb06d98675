import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {MAIN_RESULT} from '../ToolResult';
import type {ToolValues} from '../toolQuery';
import type {ToolState} from '../useToolState';
import styles from '../styles.module.css';

type Props<Values extends ToolValues> = {
  title: string;
  state: ToolState<Values>;
  children: ReactNode;
};

/**
 * The frame of a tool. Its title isn't a heading, because a page embeds tools below headings of any level. Ctrl or Cmd and
 * Enter copies the main result.
 */
export default function Tool<Values extends ToolValues>({title, state, children}: Props<Values>) {
  const id = useId();
  const section = useRef<HTMLElement>(null);

  function copyMainResult(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    section.current?.querySelector<HTMLElement>(`[${MAIN_RESULT}] button`)?.click();
  }

  return (
    // The key is a shortcut to a button that has the keyboard focus too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      id={`${state.id}-tool`}
      className={styles.tool}
      aria-labelledby={id}
      onKeyDown={copyMainResult}
    >
      <div id={id} className={styles.title}>
        {title}
      </div>
      <p className={clsx(styles.note, styles.noScript)}>
        <Translate id="tool.noScript">This is an example. The tool needs JavaScript.</Translate>
      </p>
      {children}
      <div className={styles.footer}>
        <p className={styles.note}>
          <Translate id="tool.note" values={{keys: <kbd>Ctrl+Enter</kbd>}} description="{keys} are keys">
            {
              'Your browser does the calculation: nothing that you type is sent. Never enter a seed phrase or a secret key. {keys} copies the result.'
            }
          </Translate>
        </p>
        <LinkButton link={state.link} />
      </div>
    </section>
  );
}

/** Copies the page's address with the current values of the tool. */
function LinkButton({link}: {link: () => {url: string; omitted: string[]}}) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    const {url, omitted} = link();
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(
        omitted.length === 0
          ? translate({id: 'tool.linkCopied', message: 'The link is copied.'})
          : translate({
              id: 'tool.linkIncomplete',
              message: 'The link is copied, but without the long text: send it separately.',
            }),
      );
    } catch {
      setOutcome(
        translate({id: 'tool.linkBlocked', message: "The browser blocked copying: copy the page's address."}),
      );
    }
  }

  return (
    <div className={styles.share}>
      <button type="button" className="mx-button" onClick={copy} onBlur={() => setOutcome('')}>
        <Icon name="copy" />
        <Translate id="tool.copyLink">Copy link to this result</Translate>
      </button>
      <output className={styles.note}>{outcome}</output>
    </div>
  );
}
