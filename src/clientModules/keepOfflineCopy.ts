import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isOfflineCopyWanted} from '@site/src/components/OfflineCopy/offlineCopy';

/**
 * The PWA plugin takes the browser's offer to install the app as a sign that it isn't installed, and removes the copy of the
 * pages. A reader who asked for the copy keeps it.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'beforeinstallprompt',
    (event) => {
      if (event.isTrusted && isOfflineCopyWanted()) event.stopImmediatePropagation();
    },
    true,
  );
}
