// Ejected from @docusaurus/plugin-pwa 3.10.2: the original isn't announced and has no keyboard way out.
import {useEffect, useState, type KeyboardEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/PwaReloadPopup';
import styles from './styles.module.css';

export default function PwaReloadPopup({onReload}: Props) {
  const [isOpen, setIsOpen] = useState(true);
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
        {isAnnounced && (
          <Translate id="pwa.reloadPopup.text">A new version of these pages is ready.</Translate>
        )}
      </output>
      <button
        className={styles.reload}
        type="button"
        onKeyDown={closeOnEscape}
        onClick={() => {
          close();
          void takeNewRelease(onReload);
        }}
      >
        <Translate id="pwa.reloadPopup.reload">Reload</Translate>
      </button>
      <button className={styles.later} type="button" onKeyDown={closeOnEscape} onClick={close}>
        <Translate id="pwa.reloadPopup.later">Not now</Translate>
      </button>
    </section>
  );
}

/**
 * Lets the waiting worker take over, and reloads once it controls the page. The plugin's own way tells the worker that
 * it knows, which is the old one where the browser found the new release before the plugin listened.
 */
async function takeNewRelease(byPlugin: () => void): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const waiting = (await workers?.getRegistration())?.waiting;
  if (!waiting) return byPlugin();
  workers.addEventListener('controllerchange', () => window.location.reload(), {once: true});
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage({type: 'SKIP_WAITING'});
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
