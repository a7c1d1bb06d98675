import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** Tests of minutes that `npm test` leaves out: every page in CI (ci.yml), the others each week (weekly.yml). */
export default defineConfig({
  ...base,
  projects: [
    {name: 'every-page', testDir: 'tests/every-page'},
    // Jest runs the other files of the folder.
    {name: 'weekly', testDir: 'tests/weekly', testMatch: '**/*.spec.ts'},
  ],
});
