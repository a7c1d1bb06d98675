import {translate} from '@docusaurus/Translate';
import routes from '@generated/routes';
import clsx from 'clsx';
import styles from '@site/src/theme/Loading/styles.module.css';

/** The properties of a generated route that are used here. `preload` loads the chunks of its page. */
type Route = {component?: unknown; routes?: readonly Route[]};
type Preloadable = {preload?: () => Promise<unknown>};

/**
 * Shows readers that the code of a page failed to load. The first page of a visit isn't hydrated then: its HTML stays, with a
 * message. A later page shows the load-failure screen with its Retry button (src/theme/Loading); Docusaurus 3.10.2 reloads
 * the whole page instead, which shows the browser's error page when offline.
 */
function exposeLoadFailures(list: readonly Route[]): void {
  for (const {component, routes: nested} of list) {
    const page = component as Preloadable | undefined;
    const preload = page?.preload;
    if (page && preload) {
      page.preload = () =>
        preload().catch((error: unknown) => {
          // Docusaurus sets it when it hydrates. From then on, the component keeps the error and passes it to Loading.
          if ('docusaurusRoot' in window) return;
          showNotice();
          throw error;
        });
    }
    if (nested) exposeLoadFailures(nested);
  }
}

/** Adds the message to a page that isn't hydrated, once. */
function showNotice(): void {
  if (document.querySelector(`.${styles.notice}`)) return;
  const notice = document.createElement('div');
  notice.className = clsx(styles.failure, styles.notice);
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'theme.Loading.firstPage',
    message: 'A part of this page didn’t load. You can read the page, but its controls don’t work.',
    description: 'Shown on a page whose text is there and whose code is missing',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate({id: 'theme.Loading.reload', message: 'Reload'});
  button.addEventListener('click', () => location.reload());
  notice.append(text, button);
  document.body.append(notice);
}

exposeLoadFailures(routes as readonly Route[]);
