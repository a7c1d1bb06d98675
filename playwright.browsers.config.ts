import {defineConfig, devices} from '@playwright/test';
import base from './playwright.config';

/** A few journeys in Firefox and WebKit (.github/workflows/browsers.yml). `npm test` runs all tests in Chromium. */
export default defineConfig({
  ...base,
  // The global setup finds or installs Chromium, which these tests don't use.
  globalSetup: undefined,
  testDir: 'tests/e2e',
  testMatch: ['tasks', 'search-page', 'ask-ai-endpoint', 'former-links'].map((name) => `**/${name}.spec.ts`),
  // Only Chromium reports layout shifts, and the Tab key of Safari skips links by default.
  grepInvert: /shifts|by keyboard alone/,
  use: {...base.use, launchOptions: {}},
  projects: [
    {name: 'firefox', use: devices['Desktop Firefox']},
    {name: 'webkit', use: devices['Desktop Safari']},
  ],
});
