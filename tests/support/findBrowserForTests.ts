import {findBrowser} from './findBrowser';

/** Global setup of Playwright: finds or installs the browser once, before the workers read the configuration. */
export default function findBrowserForTests(): void {
  process.env.CHROMIUM_PATH = findBrowser();
}
