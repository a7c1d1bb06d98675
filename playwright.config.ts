import {defineConfig, devices} from '@playwright/test';
import {browserFlags} from './tests/support/browserFlags';

const port = Number(process.env.E2E_PORT ?? 4319);
const isCi = Boolean(process.env.CI);

/** These need a real service worker; it would answer for the server in every other test. */
const OFFLINE_APP = [
  '**/offline.spec.ts',
  '**/ask-ai-offline.spec.ts',
  '**/search-offline.spec.ts',
  '**/update.spec.ts',
];

/** The real server over the build that stands; `npm run build` comes first. */
export default defineConfig({
  globalSetup: './tests/support/findBrowserForTests.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  // Two browsers share two cores with the server: a long page may take seconds to hydrate.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: isCi ? [['list']] : [['list'], ['html', {open: 'never'}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    baseURL: `http://localhost:${port}`,
    // The site is dark by default whatever the system says.
    colorScheme: 'light',
    serviceWorkers: 'block',
    // What each step saw would take a quarter of the time of all tests: a failure is followed with `--trace on`.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false},
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserFlags,
    },
  },
  projects: [
    {name: 'spec', testDir: 'tests/spec'},
    {name: 'e2e', testDir: 'tests/e2e', testIgnore: OFFLINE_APP},
    {
      name: 'offline-app',
      testDir: 'tests/e2e',
      testMatch: OFFLINE_APP,
      // An installation keeps the whole site.
      timeout: 90_000,
      use: {serviceWorkers: 'allow'},
    },
  ],
  webServer: {
    command: 'npm run serve',
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
