// Ejected from Docusaurus 3.10.2: the original always preconnects to Algolia, supports only one engine, and loads the
// modal together with its button (DocSearch 3.9.0).
//
// DocSearch stays at 3.9.0, because its modal is 28 KB (gzip). In 4.7.0 it is 111 KB: the rest is the client of Algolia's
// assistant, which isn't used here and can't be excluded. In 5.1.0 it is 94 KB, mostly menus. It is
// never upgraded (patches/docsearch.cjs).
import {useCallback, useEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {onOpenSearch} from '@site/src/search/client/openSearch';
import LoadFailure from './LoadFailure';
import SearchButton from './SearchButton';
import {useLazyModal} from './useLazyModal';
import {useOpenSearch} from './useOpenSearch';
import {useSearchShortcuts} from './useSearchShortcuts';
import {useTypeAhead} from './useTypeAhead';

export default function SearchBar() {
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const {algolia} = useAlgoliaThemeConfig();
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, prepare} = useLazyModal(isHosted);
  const [open, setOpen] = useOpenSearch(prepare);

  const openModal = useCallback(
    (initialQuery?: string) => {
      // With two modals open, keyboard focus would be trapped in the lower one.
      if (document.querySelector('dialog[open]:not([data-docked])')) return;
      prepare();
      setOpen({initialQuery});
    },
    [prepare, setOpen],
  );
  const closeModal = useCallback(() => {
    setOpen(undefined);
    button.current?.focus();
  }, [setOpen]);
  useEffect(
    () => onOpenSearch((request) => (request === 'prepare' ? prepare() : openModal(request.query))),
    [openModal, prepare],
  );

  useSearchShortcuts({isOpen: open !== undefined, onOpen: () => openModal(), onClose: closeModal});

  const isWaiting = open !== undefined && Modal === undefined && !hasFailed;
  useTypeAhead(isWaiting, (change) =>
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
          // `useTypeAhead` collects the following characters until the modal is loaded.
          if (open || !isTyping(event)) return;
          // Otherwise the modal's input would get the character a second time.
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

/** Returns whether a key types a character. Shortcuts such as Ctrl+F or "/" don't. */
function isTyping({key, ctrlKey, metaKey, altKey}: React.KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}#]$/u.test(key);
}
