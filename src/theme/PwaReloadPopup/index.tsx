// Ejected from @docusaurus/plugin-pwa 3.10.2: the original isn't announced to screen readers and can't be closed by keyboard.
import {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function PwaReloadPopup(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  // The popup stays open during the update. If it closed, the pointer would be over a link and preload its page from the
  // old worker, which keeps that worker in use.
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
        className="mx-button mx-primary"
        type="button"
        disabled={isReloading}
        onKeyDown={closeOnEscape}
        onClick={() => {
          setIsReloading(true);
          void activateWaitingWorker();
        }}
      >
        <Translate id="pwa.reloadPopup.reload">Reload</Translate>
      </button>
      <button
        className="mx-button"
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

/** Interval between messages to the waiting worker, in milliseconds. */
const MESSAGE_INTERVAL = 500;
/** Time without a request after which the page has prefetched its links, in milliseconds. */
const QUIET_TIME = 1000;

/**
 * Activates the waiting service worker, and reloads the page once it controls it.
 *
 * The plugin's callback isn't used: it messages the worker that it has registered, which is the old one if the browser
 * found the update before the plugin listened. A request that reaches the old worker together with the message keeps it in
 * use, in tests for more than three minutes. So the message waits until the page has prefetched its links, and is repeated.
 */
async function activateWaitingWorker(): Promise<void> {
  await pageRequestsNothing();
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return window.location.reload();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const sendSkipWaiting = () => waiting.postMessage({type: 'SKIP_WAITING'});
  const interval = setInterval(sendSkipWaiting, MESSAGE_INTERVAL);
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      clearInterval(interval);
      window.location.reload();
    },
    {once: true},
  );
  sendSkipWaiting();
}

/** Waits until the page requests nothing. */
async function pageRequestsNothing(): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, QUIET_TIME);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET_TIME);
    });
    observer.observe({type: 'resource'});
  });
}

/**
 * Returns true after the first render. A screen reader announces changes of a live region, but not its initial content.
 */
function useAfterFirstRender(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAfter(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
