import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

test.use({contextOptions: {reducedMotion: 'reduce'}});

type Area = 'page' | 'bar' | 'sidebar';

type Task = {
  /** The reader's goal. */
  task: string;
  /** The links that the reader clicks, from the home page on. */
  clicks: [area: Area, link: string | RegExp][];
  /** What the reader came for. */
  goal: (page: Page, main: Locator) => Promise<void>;
};

const heading =
  (name: string | RegExp): Task['goal'] =>
  async (_page, main) =>
    expect(main.getByRole('heading', {name}).first()).toBeVisible();

/** The heading is where the reader lands, without scrolling. */
const headingInSight =
  (name: string | RegExp): Task['goal'] =>
  async (_page, main) =>
    expect(main.getByRole('heading', {name}).first()).toBeInViewport();

const tasks: Task[] = [
  {
    task: 'deploy a first contract',
    clicks: [['page', 'Deploy your first contract']],
    goal: async (page, main) => {
      await expect(main.getByRole('heading', {name: /deploy the contract/})).toBeVisible();
      await expect(main.locator('pre', {hasText: 'mxpy contract deploy'})).toBeVisible();
      // The quickstart has at most five screens.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(5 * 900);
    },
  },
  {
    task: 'list a token, as its issuer',
    clicks: [
      ['page', /^Issue a token/],
      ['sidebar', 'List a token'],
    ],
    goal: heading('Prepare the token for exchanges'),
  },
  {
    task: 'list a token, as an exchange',
    clicks: [
      ['bar', 'Integrate'],
      ['sidebar', 'Integrate ESDT tokens'],
    ],
    goal: heading('List a token'),
  },
  {
    task: 'run a validator',
    clicks: [
      ['page', /^Validators/],
      ['page', 'install a node'],
    ],
    goal: heading('Install and upgrade a node'),
  },
  {
    task: 'find a gas cost',
    clicks: [['page', /^Estimate gas/]],
    goal: headingInSight('Gas and fee calculator'),
  },
  {
    task: 'decode an event',
    clicks: [
      ['page', 'Protocol reference'],
      ['page', 'Events and logs'],
      ['page', 'Contract events'],
    ],
    goal: heading(/decode/i),
  },
  {
    task: 'move from sdk-js 13 to 15',
    clicks: [
      ['page', 'Migration guides'],
      ['page', 'sdk-js 13 or older to 15'],
    ],
    goal: headingInSight('Migrate from version 13 or older'),
  },
  {
    task: 'learn what a guardian is',
    clicks: [['page', 'Glossary']],
    goal: async (page, main) => {
      await main.getByRole('searchbox', {name: 'Find a term'}).fill('guardian');
      await expect(main.getByRole('heading', {level: 3})).toHaveText([/^Guardian/]);
      await expect(main.getByRole('heading', {name: /^Guardian/})).toBeInViewport();
    },
  },
  {
    task: 'get test EGLD',
    clicks: [['page', /^Get test EGLD/]],
    goal: headingInSight('How to get xEGLD for devnet and testnet'),
  },
  {
    task: 'call a view from JavaScript',
    clicks: [['page', /^Query a contract/]],
    goal: async (page, main) => {
      await main.getByRole('tab', {name: 'TypeScript'}).first().click();
      await expect(main.locator('pre', {hasText: 'queryContract'}).first()).toBeVisible();
    },
  },
  {
    task: 'verify a contract',
    clicks: [
      ['page', /^Developers/],
      ['sidebar', 'Build and verify contracts'],
      ['sidebar', 'Verify a contract'],
    ],
    goal: headingInSight('Verify the contract on the explorer'),
  },
  {
    task: 'issue an NFT collection',
    clicks: [
      ['page', /^Issue a token/],
      ['sidebar', 'NFTs, SFTs and MetaESDTs'],
      ['page', /^Issue a collection and set roles/],
    ],
    goal: heading('Issue a collection'),
  },
  {
    task: 'read a balance at a past block',
    clicks: [
      ['page', 'Call the API'],
      ['page', '?blockNonce='],
    ],
    goal: headingInSight('State at an earlier block'),
  },
];

// One test and one page load: the home page is a click away from everywhere.
test('each of the tasks takes at most three clicks from the home page', async ({page}) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  const areas: Record<Area, Locator> = {
    page: main,
    bar: page.getByRole('navigation', {name: 'Main'}),
    sidebar: page.getByRole('navigation', {name: 'Docs sidebar'}),
  };
  for (const {task, clicks, goal} of tasks) {
    await test.step(task, async () => {
      expect(clicks.length).toBeLessThanOrEqual(3);
      for (const [area, name] of clicks)
        await areas[area]
          .getByRole('link', {name, exact: typeof name === 'string'})
          .first()
          .click();
      await goal(page, main);
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', {level: 1})).toContainText('Build on MultiversX');
    });
  }
});
