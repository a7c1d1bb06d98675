import type {ClientModule} from '@docusaurus/types';
import {createPrefetchQueue, type PrefetchQueue} from './createPrefetchQueue';
import {whenIdle} from './whenIdle';

let queue: PrefetchQueue | undefined;

/**
 * Docusaurus requests the page of each visible link, often a hundred, in the task after hydration. This queue requests a
 * few of them when the browser is idle. Hovering over a link still loads its page immediately. Links call
 * `window.docusaurus.prefetch` when they become visible, which is after the first call of this function.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  if (queue === undefined) {
    queue = createPrefetchQueue(window.docusaurus.prefetch, whenIdle);
    const {add} = queue;
    window.docusaurus = {
      ...window.docusaurus,
      prefetch(path) {
        add(path);
        return false;
      },
    };
  }
  queue.startView(location.pathname);
};
