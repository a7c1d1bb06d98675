// Ejected from Docusaurus 3.10.2: the original always preconnects to Algolia, knows one engine only, and with DocSearch
// 3.9.0 brings the modal with its button. That is the release used, and not 4.7.0, whose modal weighs 111 KB (gzip) where
// this one weighs 28: the rest is the client of Algolia's own assistant, which isn't used here and can't be left out
// (5.1.0: 94 KB, mostly menus). Use a later major when Docusaurus accepts one with a light modal, and review
// patches/docsearch.cjs with it.
import {useCallback, useRef} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import LoadFailure from './LoadFailure';
import SearchButton from './SearchButton';
import {useLazyModal} from './useLazyModal';
import {useOpenSearch} from './useOpenSearch';
import {useSearchKeys} from './useSearchKeys';
import {useTypedAhead} from './useTypedAhead';

export default function SearchBar() {
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const {algolia} = useAlgoliaThemeConfig();
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, prepare} = useLazyModal(isHosted);
  const [open, setOpen] = useOpenSearch(prepare);

  const openModal = useCallback(
    (initialQuery?: string) => {
      // Two modal windows at once would trap the keyboard in the lower one.
      if (document.querySelector('dialog[open]')) return;
      prepare();
      setOpen({initialQuery});
    },
    [prepare, setOpen],
  );
  const closeModal = useCallback(() => {
    setOpen(undefined);
    button.current?.focus();
  }, [setOpen]);

  useSearchKeys({isOpen: open !== undefined, onOpen: () => openModal(), onClose: closeModal});

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
      <SearchButton
        ref={button}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={() => openModal()}
        onKeyDown={(event) => {
          // What follows the first character is taken by `useTypedAhead`, until the modal is there to take it.
          if (open || !isTyping(event)) return;
          // The modal's input would get the character too.
          event.preventDefault();
          openModal(event.key);
        }}
        aria-haspopup="dialog"
        aria-busy={isWaiting}
      />
      {open &&
        Modal &&
        createPortal(<Modal initialQuery={open.initialQuery} onClose={closeModal} />, document.body)}
      {open && hasFailed && <LoadFailure onClose={closeModal} />}
    </>
  );
}

/** A character, and no shortcut such as Ctrl+F or "/". */
function isTyping({key, ctrlKey, metaKey, altKey}: React.KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}#]$/u.test(key);
}
