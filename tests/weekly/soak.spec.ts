import {expect, test} from '@playwright/test';
import {expectHydrated, openPage} from '../support/openPage';
import {searchModal} from '../support/searchUi';

test('on a 2G connection, the text appears before hydration, and links and search work', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // Bytes per second, for 280 kbit/s.
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 35_000,
    uploadThroughput: 30_000,
    connectionType: 'cellular2g',
  });
  const slow = {timeout: 90_000};
  await page.goto('/learn/entities/', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible(slow);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('contentinfo')).toBeVisible(slow);
  // Not hydrated yet, so the link loads the next page as a document.
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Sharding', exact: true})
    .click({noWaitAfter: true});
  await expect(page).toHaveURL('/learn/sharding/', slow);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', slow);
  await page.keyboard.press('Control+k');
  const {field, results} = searchModal(page);
  await expect(field).toBeFocused(slow);
  await field.fill('consensus');
  await expect(results.first()).toContainText('Consensus', slow);
});

test('heap and observers grow by less than 10 % over 300 quick navigations', async ({page, context}) => {
  test.setTimeout(300_000);
  await openPage(page, '/learn/sharding/');
  const links = await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('a[href^="/learn/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const routes = [...new Set(links)].slice(0, 10);
  expect(routes).toHaveLength(10);
  /** Follows links of the sidebar, each as soon as the previous page is shown. */
  const navigate = (count: number) =>
    page.evaluate(
      async ([addresses, times]) => {
        const canonical = () =>
          document.querySelector('.menu__link[aria-current=page]')?.getAttribute('href');
        for (let index = 0; index < times; index += 1) {
          const address = addresses[index % addresses.length]!;
          document.querySelector<HTMLElement>(`.theme-doc-sidebar-container a[href="${address}"]`)!.click();
          while (location.pathname !== address || canonical() !== address)
            await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      [routes, count] as const,
    );
  const devtools = await context.newCDPSession(page);
  /** The minimum of five, because the garbage collector may free memory late. */
  const usedBytes = async () => {
    const sizes: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      sizes.push((await devtools.send('Runtime.getHeapUsage')).usedSize);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    return Math.min(...sizes);
  };
  /** Observers live outside of the heap. */
  const observers = async () => {
    const prototype = await devtools.send('Runtime.evaluate', {expression: 'IntersectionObserver.prototype'});
    const {objects} = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.result.objectId!,
    });
    const length = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return this.length; }',
    });
    // The handle would keep the observers.
    await devtools.send('Runtime.releaseObject', {objectId: objects.objectId!});
    return length.result.value as number;
  };
  // A warm-up: afterwards, the router keeps each page, and the navigation code is compiled.
  await navigate(200);
  const before = {bytes: await usedBytes(), observers: await observers()};
  await navigate(300);
  const after = {bytes: await usedBytes(), observers: await observers()};
  const found = JSON.stringify({before, after});
  expect(after.bytes / before.bytes, found).toBeLessThan(1.1);
  expect(after.observers / before.observers, found).toBeLessThan(1.1);
  await expectHydrated(page);
});
