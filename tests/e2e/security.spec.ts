import {expect, test} from '@playwright/test';
import {connectSources} from '../../src/api/networks';
import {redirects} from '../../src/config/redirects';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {chatOn} from '../support/askAi';
import {collectPageErrors} from '../support/pageErrors';
import {expectHydrated, openPage} from '../support/openPage';
import {allPages} from '../support/pages';
import {searchModal} from '../support/searchUi';
import {serveSite} from '../support/servedSite';

// Without offline mode the worker handles no requests. If workers were blocked, each page would log an error.
test.use({serviceWorkers: 'allow'});

const POLICY = 'Content-Security-Policy';

test('a page that no other test visits violates no policy and logs no error', async ({page}) => {
  // tests/slow visits pages, built-pages.spec.ts reads redirects.
  const visited = new Set([...allPages, ...redirects.map(({from}) => `${from}/`)]);
  const addresses = (await listBuiltFiles('build'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => !visited.has(address));
  expect(addresses).toContain('/licenses/');
  const complaints = await collectPageErrors(page);
  // The browser requests it for a text file, and logs that it doesn't exist.
  await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));
  for (const address of addresses) {
    await page.goto(encodeURI(address));
    // It forwards to a text file.
    if (address !== '/licenses/') await expectHydrated(page);
  }
  expect(complaints).toEqual([]);
});

test('the controls of a page violate no policy', async ({page}) => {
  const complaints = await collectPageErrors(page);
  await openPage(page, '/learn/architecture-overview/');
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await page.keyboard.press('Control+k');
  const {dialog, field, snippet} = searchModal(page);
  await field.fill('sharding');
  await expect(snippet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const chat = chatOn(page);
  await chat.open();
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await page.setViewportSize({width: 400, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the response of every kind of file carries the security headers', async ({request}) => {
  for (const address of ['/', '/learn/', '/no-such-page/', '/img/favicon.svg', '/sw.js']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], address).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers, address).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('pages and workers are sent with no-cache, hashed assets are cached for a year', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const script = await page.locator('script[src*="/assets/js/main."]').getAttribute('src');
  const cacheControl = async (address: string) => (await request.get(address)).headers()['cache-control'];
  expect(await cacheControl(script ?? '')).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/learn/sharding/', '/404.html', '/sw.js', '/manifest.webmanifest']) {
    expect(await cacheControl(address), address).toBe('no-cache');
  }
});

test('by default a page may call no other host than the networks of the API console', async ({request}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const [calls, ...others] = policy.split(/;\s*/).sort((a) => (a.startsWith('connect-src ') ? -1 : 1));
  expect(calls).toBe(`connect-src 'self' ${connectSources.join(' ')}`);
  expect(others.join()).not.toContain('://');
});

test('the policy in the page applies if a host sets no headers', async ({page}) => {
  const site = await serveSite('build', {adjust: ({headers}) => headers.delete(POLICY)});
  await openPage(page, `${site.origin}/`);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    // In a separate task, because the policy doesn't apply to code that the test evaluates directly.
    const evaluated = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- the policy has to block it
          resolve(globalThis.eval('1'));
        } catch (error) {
          resolve((error as Error).name);
        }
      });
    });
    return {injected: 'injected' in window, evaluated};
  });
  expect(ran).toEqual({injected: false, evaluated: 'EvalError'});
  await site.close();
});
