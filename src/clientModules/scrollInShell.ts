import type {ClientModule} from '@docusaurus/types';
import {isShell} from '@site/src/offlineShell';

/**
 * Scrolls to the section of the address when a page is rendered in the offline app's shell. The browser looks for the
 * section before that.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!isShell || previousLocation || location.hash === '') return;
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
};
