import {findBrowser} from './findBrowser';

/** Playwright's global set-up: finds or installs the browser once, before the workers read the configuration. */
export default function findBrowserForTests(): void {
  process.env.CHROMIUM_PATH = findBrowser();
}
