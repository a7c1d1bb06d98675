import type {Page} from '@playwright/test';

/** Collects the errors, warnings and security policy violations of all pages that are opened from now on. */
export async function collectPageErrors(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['assert', 'error', 'warning'].includes(message.type()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      console.error(`violates ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return complaints;
}
