// Ejected from Docusaurus 3.10.2: the original always preconnects to Algolia, knows one engine only, and with DocSearch
// 4.7.0 no longer opens on a key pressed while its button has the focus. Without Algolia's own assistant, which isn't used.
import {useCallback, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import LoadFailure from './LoadFailure';
import {selectionQuery} from './selectionQuery';
import {useLazyModal} from './useLazyModal';
import {useTypedAhead} from './useTypedAhead';

type Open = {initialQuery: string | undefined};

export default function SearchBar() {
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const {algolia} = useAlgoliaThemeConfig();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open>();
  const {Modal, hasFailed, prepare} = useLazyModal(isHosted);

  const openModal = useCallback(
    (initialQuery?: string) => {
      // Two modal windows at once would trap the keyboard in the lower one.
      if (document.querySelector('dialog[open]')) return;
      prepare();
      setOpen({initialQuery: initialQuery ?? selectionQuery(window.getSelection()?.toString() ?? '')});
    },
    [prepare],
  );
  const closeModal = useCallback(() => {
    setOpen(undefined);
    button.current?.focus();
  }, []);

  useDocSearchKeyboardEvents({
    isOpen: open !== undefined,
    onOpen: () => openModal(),
    onClose: closeModal,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  const isWaiting = open !== undefined && Modal === undefined && !hasFailed;
  useTypedAhead(isWaiting, (change) =>
    setOpen((before) => before && {initialQuery: change(before.initialQuery ?? '')}),
  );

  return (
    <>
      {isHosted && (
        <Head>
          <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <DocSearchButton
        ref={button}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={() => openModal()}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (!isTyping(event)) return;
          // The modal's input would get the character too.
          event.preventDefault();
          // DocSearch 4.7.0 leaves "/" to a button that has the focus.
          openModal(event.key === '/' ? undefined : event.key);
        }}
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        translations={translations.button}
      />
      {open &&
        Modal &&
        createPortal(<Modal initialQuery={open.initialQuery} onClose={closeModal} />, document.body)}
      {open && hasFailed && <LoadFailure onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** A character, and no shortcut such as Ctrl+F. */
function isTyping({key, ctrlKey, metaKey, altKey}: React.KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}#/]$/u.test(key);
}
