import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {chatPaths} from '../../src/askAi/protocol';
import {chatOn} from '../support/askAi';
import {openPage} from '../support/openPage';
import {linkOf, openSearch} from '../support/searchUi';
import {startDevServer} from '../support/variants/devServer';

test('in `npm start` search and answers find existing text, and text that was just written, and an opened page shows its errors', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const docs = mkdtempSync(path.join(os.tmpdir(), 'docs-dev-'));
  cpSync('tests/support/variants/docs', docs, {recursive: true});
  const broken = path.join(docs, 'broken.mdx');
  writeFileSync(broken, 'An {unclosed brace.\n');
  const server = await startDevServer('dev', {VARIANT_DOCS: docs});
  try {
    const {field, results} = await openSearch(page, server.origin);
    await field.fill('first paragraph');
    await expect(results.first().locator('[class*=snippet] mark').first()).toHaveText(/first|paragraph/i);
    await expect(linkOf(results.first())).toHaveAttribute('href', '/guide/');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.origin}/guide/`);

    const guide = path.join(docs, 'guide.mdx');
    writeFileSync(
      guide,
      `${readFileSync(guide, 'utf8')}\n## Quokkas {/* #quokkas */}\n\nThey wear no hats.\n`,
    );
    await expect(page.getByRole('heading', {name: 'Quokkas'})).toBeVisible({timeout: 60_000});
    const main = page.getByRole('main');
    await expect(async () => {
      await openPage(page, `${server.origin}/search/?q=quokkas`);
      await expect(main.getByRole('article').first()).toContainText('They wear no hats.', {timeout: 5_000});
    }).toPass({timeout: 60_000});

    const chat = chatOn(page);
    await openPage(page, `${server.origin}/guide/`);
    await chat.open();
    const answered = page.waitForResponse(server.origin + chatPaths.stream);
    await chat.ask('What do quokkas wear?');
    const response = await answered;
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/event-stream']);
    await expect(chat.messages.last()).toContainText('They wear no hats.');

    // A page is compiled when it is opened, so that its error didn't appear before.
    await page.goto(`${server.origin}/broken/`);
    const overlay = page.frameLocator('iframe#webpack-dev-server-client-overlay');
    await expect(overlay.getByText('broken.mdx').first()).toBeVisible({timeout: 30_000});
    writeFileSync(broken, 'A closed brace.\n');
    await expect(page.getByText('A closed brace.')).toBeVisible({timeout: 30_000});
  } finally {
    await server.stop();
    rmSync(docs, {recursive: true, force: true});
  }
});
