import {useRef, useState, type KeyboardEvent} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {copiedMessage} from '@site/src/components/CopyButton/copiedMessage';
import {useCopy} from '@site/src/components/CopyButton/useCopy';
import Icon from '@site/src/components/Icon';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import type {MenuPage} from './pageMenu';
import styles from './styles.module.css';

const loadMenu = () => import('./Menu');

/** Copies a page as Markdown, and opens a menu of what else a reader can do with the page. */
export default function PageActions(page: MenuPage) {
  const button = useRef<HTMLButtonElement>(null);
  const {component: Menu, isLoading, hasFailed, load} = useLazyComponent(loadMenu);
  /** Where the focus goes in the open menu. */
  const [opensAt, setOpensAt] = useState<'first' | 'last'>();
  const {outcome, copy} = useCopy(() => 'failed');
  const isCopied = outcome === 'copied';

  function open(at: 'first' | 'last') {
    load();
    setOpensAt(at);
  }

  function close({returnsFocus}: {returnsFocus: boolean}) {
    setOpensAt(undefined);
    if (returnsFocus) button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <div className={styles.actions} onPointerEnter={load} onFocus={load}>
      <button
        type="button"
        className={clsx(styles.button, styles.copy, isCopied && styles.copied)}
        onClick={() => copy(readText(page.markdownPath))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span className={styles.label}>
          {isCopied ? copiedMessage() : <Translate id="pageActions.copy">Copy page</Translate>}
        </span>
      </button>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, styles.more)}
        aria-label={translate({id: 'pageActions.more', message: 'More actions for this page'})}
        aria-haspopup="menu"
        aria-expanded={opensAt !== undefined && Menu !== undefined}
        aria-busy={opensAt !== undefined && isLoading}
        onClick={() => (opensAt && Menu ? close({returnsFocus: false}) : open('first'))}
        onKeyDown={onKeyDown}
      />
      <output className={clsx(styles.status, isCopied && styles.hidden)}>
        {isCopied && copiedMessage()}
        {outcome === 'failed' && (
          <Translate id="pageActions.copyFailed">
            The page couldn't be copied. Open the menu, view it as Markdown, and copy it there.
          </Translate>
        )}
        {opensAt && hasFailed && (
          <Translate id="pageActions.menuFailed">
            The menu couldn't be loaded. Check your network connection and press the button again.
          </Translate>
        )}
      </output>
      {opensAt && Menu && <Menu page={page} opensAt={opensAt} button={button} onClose={close} />}
    </div>
  );
}

/** @throws Error if the server doesn't respond with the file */
async function readText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok)
    throw new Error(`Expected the Markdown of the page at ${path}, found ${response.status}.`);
  return response.text();
}
