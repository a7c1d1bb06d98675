import {defineConfig, devices} from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4319);
const isCi = Boolean(process.env.CI);

/** Tests that need a service worker. In all other tests it would intercept requests to the server. */
const OFFLINE_APP = ['**/offline.spec.ts', '**/offline-installation.spec.ts'];

/** Tests the server with the existing build; run `npm run build` first. */
export default defineConfig({
  globalSetup: './tests/support/findBrowserForTests.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  // Two browsers share two cores with the server, so a long page can take seconds to hydrate.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: isCi ? [['list']] : [['list'], ['html', {open: 'never'}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    baseURL: `http://localhost:${port}`,
    // The site is dark by default, independent of the system's setting.
    colorScheme: 'light',
    serviceWorkers: 'block',
    // A trace takes time in every test. CI keeps those of failures; use `--trace on` to debug one on this machine.
    trace: isCi ? {mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false} : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // One process less to start and to wait for.
      args: ['--disable-gpu', '--in-process-gpu'],
    },
  },
  projects: [
    {name: 'e2e', testDir: 'tests/e2e', testIgnore: OFFLINE_APP},
    {
      name: 'offline-app',
      testDir: 'tests/e2e',
      testMatch: OFFLINE_APP,
      // The installation of the app caches the whole site.
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
