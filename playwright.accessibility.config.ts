import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** axe on every page. It takes minutes, so `npm test` checks only every eighth page. */
export default defineConfig({...base, projects: [{name: 'accessibility', testDir: 'tests/accessibility'}]});
