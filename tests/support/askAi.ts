import {expect, test as base, type Page} from '@playwright/test';
import {createStaticSite} from '../../server/staticSite';
import {expectHydrated} from './openPage';
import {startStandIn, type StandIn, type StandInAnswer} from './chatStandIn';

/** `standIn` serves the built site, and answers chat questions with the test's answers. */
export const test = base.extend<{standIn: (answer: StandInAnswer) => Promise<StandIn>}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  standIn: async ({}, use) => {
    const started: StandIn[] = [];
    const site = createStaticSite({directory: 'build'});
    await use(async (answer) => {
      const standIn = await startStandIn(site, answer);
      started.push(standIn);
      return standIn;
    });
    await Promise.all(started.map(({close}) => close()));
  },
});

/** Locators and actions for the chat on a page. */
export function chatOn(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Ask MultiversX AI'});
  const input = dialog.getByPlaceholder('Type your message...');
  const send = dialog.getByRole('button', {name: 'Send', exact: true});
  return {
    button: page.getByRole('button', {name: /Ask AI/}),
    dialog,
    input,
    /** Visible if no answer is in progress. */
    send,
    messages: dialog.getByRole('article'),
    /** Sources of all answers, in order. */
    sources: dialog.getByRole('list', {name: 'Sources'}).getByRole('link'),
    alert: dialog.getByRole('alert'),
    async open() {
      await expectHydrated(page);
      await page.getByRole('button', {name: /Ask AI/}).click();
      await expect(dialog).toBeVisible();
    },
    /** Waits until no answer is in progress, then sends a question. */
    async ask(text: string) {
      await expect(send).toBeVisible();
      await input.fill(text);
      await input.press('Enter');
    },
  };
}
