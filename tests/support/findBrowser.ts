import {chromium} from '@playwright/test';
import {findOrInstall, isExecutable, placesOnPath, type Environment} from './findProgram';

/** The headless shell is first: a visit takes a third less of the processor's time than with the whole browser. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Ways to install a browser, in the order in which they are tried. */
const INSTALLATIONS = {
  "Playwright's Chromium": ['npx playwright install chromium'],
  'the system package chromium-headless-shell': [
    'apt-get update',
    'apt-get install --yes --no-install-recommends chromium-headless-shell',
  ],
};

/**
 * Returns the path of a Chromium for tests, benches and screenshots: CHROMIUM_PATH, an installed Chromium or Chrome, or
 * Playwright's download. If there is none, it logs a line and installs one.
 *
 * @throws Error that says what was tried and what to do
 */
export function findBrowser({
  env = process.env as Environment,
  applications = APPLICATIONS,
  playwrightBrowser = chromium.executablePath(),
} = {}): string {
  const {CHROMIUM_PATH: named} = env;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `Expected CHROMIUM_PATH to name a program, found "${named}". Correct it, or unset it to search.`,
    );
  }
  const found = findOrInstall({
    name: 'Chromium or Chrome',
    places: [...PROGRAMS.flatMap((name) => placesOnPath(env, [name])), ...applications, playwrightBrowser],
    installations: INSTALLATIONS,
    env,
  });
  if (found !== undefined) return found;
  throw new Error(
    'Expected a Chromium or Chrome for the tests, found none, and installing one failed (output above). Install Chromium or Chrome, or set CHROMIUM_PATH to the program.',
  );
}
