import {expect, test, type Page} from '@playwright/test';
import {community, websites} from '../../src/config/product';
import {openPage} from '../support/openPage';

function bar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

test.describe('2. The navbar', () => {
  test('top navigation: each link leads to its section and is marked active there (§2.8)', async ({page}) => {
    await page.goto('/');
    for (const [label, path] of [
      ['Developers', '/developers/overview/'],
      ['Validators', '/validators/overview/'],
      ['Integrate', '/integrators/overview/'],
      ['Learn', '/learn/architecture-overview/'],
    ] as const) {
      const link = bar(page).getByRole('link', {name: label, exact: true});
      await expect(link).not.toHaveClass(/navbar__link--active/);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveClass(/navbar__link--active/);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  test('the bar has community links with icons, a Websites dropdown, a colour-mode toggle, Ask AI with its BETA badge, and one search button (§1.9, §2.9, §2.10, §2.11, §2.14)', async ({
    page,
  }) => {
    await openPage(page, '/');
    for (const {label, href} of [community.github, community.discord, community.telegram]) {
      const link = bar(page).getByRole('link', {name: label});
      await expect(link).toHaveAttribute('href', href);
      await expect(link.locator('svg')).toHaveCount(1);
    }
    const trigger = bar(page).getByRole('button', {name: 'Websites'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    for (const {label, href} of Object.values(websites))
      await expect(bar(page).getByRole('link', {name: label})).toHaveAttribute('href', href);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(bar(page).getByRole('button', {name: /Switch between dark and light/})).toBeVisible();
    await expect(bar(page).getByRole('button', {name: /Ask AI/})).toContainText('BETA');
    await expect(bar(page).getByRole('button', {name: /^Search/})).toHaveCount(1);
    // It doesn't hide on scroll.
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await expect(bar(page)).toBeInViewport();
  });
});
