import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {showColorMode} from '../support/colorMode';
import {settled} from '../support/settled';
import {deltas, eventStream} from '../support/chatStandIn';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const answer = `# A heading

A paragraph with \`code\`, **bold**, ~~old~~ and [a link](/learn/consensus).

1. One
   - nested

- [x] done
- [ ] open

> A quote

| A wide column of a table | Another wide column | And yet another one |
| --- | --- | ---: |
| a | b | 1 |

And another table:

| A column | Another one |
| --- | --- |
| a | b |

\`\`\`ts
// A comment that is too long for 320 pixels in any font
const a: number = await provider.getNetworkConfig({clientName: 'docs'}) ?? 1;
\`\`\`

\`\`\`rust
#[endpoint]
fn round(&self) -> u64 { self.blockchain().get_block_round() }
\`\`\`

\`\`\`diff
- old
+ new
\`\`\`
`;

/** Returns axe's violations in the dialog, in both modes. */
async function violationsOf(page: Page) {
  const found: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    await showColorMode(page, mode);
    await settled(chatOn(page).dialog);
    const {violations} = await new AxeBuilder({page}).include('dialog[open]').withTags(tags).analyze();
    found.push(
      ...violations.map(
        ({id, nodes}) => `${mode}: ${id}: ${nodes.map(({target}) => String(target)).join(', ')}`,
      ),
    );
  }
  return found;
}

async function openChat(page: Page, origin: string, width: number) {
  await page.setViewportSize({width, height: 720});
  await page.goto(`${origin}/learn/sharding/`);
  const chat = chatOn(page);
  await chat.open();
  return chat;
}

const longList = `${'- How long a *round* of a shard takes\n  - and an epoch\n'.repeat(40)}\n`;
const longTable = `| Name | Number | What it decides |
| --- | ---: | --- |
${'| `round` | 600 | How long *one* [round](/learn/chronology) of a shard takes |\n'.repeat(40)}`;

/** Answers, fails, or stops in the middle, depending on the question. */
function answerOf({message}: {message: string}): Response {
  if (message.endsWith('Fail')) return new Response('', {status: 500});
  if (message.endsWith('Long')) return eventStream([...deltas(longList + longTable), {type: 'done'}]);
  if (message.endsWith('Hang')) return eventStream(deltas('Half of '), {ending: 'hang'});
  const sources = [{title: 'Rounds and epochs', route: '/learn/chronology'}];
  return eventStream([...deltas(answer), {type: 'sources', sources}, {type: 'done', answerId: 'a'}]);
}

for (const width of [320, 1280]) {
  test.describe(`axe finds nothing in the chat in either mode, at ${width} px`, () => {
    test('empty, and with an answer', async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      const chat = await openChat(page, origin, width);
      expect(await violationsOf(page)).toEqual([]);

      await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
      await chat.ask('How?');
      await expect(chat.dialog.getByText('Sources')).toBeVisible();
      await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await chat.dialog
        .getByRole('region', {name: 'Messages'})
        .evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(overflow).toBe(0);
      // A table that scrolls fades at its edge.
      const table = chat.dialog.getByRole('group', {name: 'Table'}).first();
      if (width === 320) await expect(table).toHaveCSS('mask-image', /gradient/);
    });

    test('with a long list and a long table', async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      const chat = await openChat(page, origin, width);
      await chat.ask('Long');
      await expect(chat.dialog.getByRole('row')).toHaveCount(41);
      expect(await violationsOf(page)).toEqual([]);
    });

    test('while an answer comes', async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      const chat = await openChat(page, origin, width);
      await chat.ask('Hang');
      await expect(chat.messages.last()).toContainText('Half of');
      expect(await violationsOf(page)).toEqual([]);
    });

    test('where an answer fails', async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      const chat = await openChat(page, origin, width);
      await chat.ask('Fail');
      await expect(chat.alert).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('where a question is too long', async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      const chat = await openChat(page, origin, width);
      await chat.input.fill('q'.repeat(4001));
      await expect(
        chat.dialog.getByText('A question can have at most 4000 characters. Remove 1.'),
      ).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('with saved conversations', async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      const chat = await openChat(page, origin, width);
      await chat.ask('How?');
      await expect(chat.dialog.getByText('Sources')).toBeVisible();
      await chat.dialog.getByRole('button', {name: 'Saved conversations'}).click();
      await expect(chat.dialog.getByText('Kept in this browser only')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
