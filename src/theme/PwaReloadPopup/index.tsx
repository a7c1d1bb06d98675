// Ejected from @docusaurus/plugin-pwa 3.10.2: the original isn't announced and has no keyboard way out.
import {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function PwaReloadPopup(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  // It stays while the new release takes over: the pointer would meet a link below, and its page be asked of the old one.
  const [isReloading, setIsReloading] = useState(false);
  const isAnnounced = useAfterFirstRender();

  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <section
      className={styles.popup}
      aria-label={translate({id: 'pwa.reloadPopup.label', message: 'Update'})}
    >
      <output className={styles.text}>
        {isAnnounced && !isReloading && (
          <Translate id="pwa.reloadPopup.text">A new version of these pages is ready.</Translate>
        )}
        {isReloading && <Translate id="pwa.reloadPopup.reloading">Reloading…</Translate>}
      </output>
      <button
        className={styles.reload}
        type="button"
        disabled={isReloading}
        onKeyDown={closeOnEscape}
        onClick={() => {
          setIsReloading(true);
          void takeNewRelease();
        }}
      >
        <Translate id="pwa.reloadPopup.reload">Reload</Translate>
      </button>
      <button
        className={styles.later}
        type="button"
        disabled={isReloading}
        onKeyDown={closeOnEscape}
        onClick={close}
      >
        <Translate id="pwa.reloadPopup.later">Not now</Translate>
      </button>
    </section>
  );
}

/** Milliseconds after which the waiting worker is told again. */
const TELL_AGAIN = 500;

/**
 * Lets the waiting worker take over, and reloads once it controls the page. The plugin's own way tells the worker that
 * it knows, which is the old one where the browser found the new release before the plugin listened. A request that the
 * old worker gets in that moment keeps it in use, in Chromium for half a minute, unless the new one is told again.
 */
async function takeNewRelease(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return window.location.reload();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const tell = () => waiting.postMessage({type: 'SKIP_WAITING'});
  const telling = setInterval(tell, TELL_AGAIN);
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      clearInterval(telling);
      window.location.reload();
    },
    {once: true},
  );
  tell();
}

/** A screen reader announces what changes in a live region, not what the region is inserted with. */
function useAfterFirstRender(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAfter(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
