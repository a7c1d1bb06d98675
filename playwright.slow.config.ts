import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** Tests of minutes that `npm test` leaves out: the first two projects run in CI (ci.yml), the last each week (weekly.yml). */
export default defineConfig({
  ...base,
  projects: [
    // The installation of the app caches the whole site.
    {name: 'slow', testDir: 'tests', testMatch: ['slow/**/*.spec.ts', 'spec/**/*.spec.ts'], timeout: 90_000},
    // `npm start`, and builds with settings that the site doesn't use.
    {name: 'other-builds', testDir: 'tests/other-builds'},
    // Jest runs the other files of the folder.
    {name: 'weekly', testDir: 'tests/weekly', testMatch: '**/*.spec.ts'},
  ],
});
