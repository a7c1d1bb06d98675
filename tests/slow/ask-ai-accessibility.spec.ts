import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {settled} from '../support/settled';
import {deltas, eventStream} from '../support/chatStandIn';
import {pageViolations} from '../support/pageViolations';

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

async function openChat(page: Page, origin: string) {
  await page.setViewportSize({width: 320, height: 720});
  await page.goto(`${origin}/learn/sharding/`);
  const chat = chatOn(page);
  await chat.open();
  return chat;
}

/** Checks both widths for the states with most elements; the others have the same styles at 320 px. */
const WIDTHS = [1280, 320];

async function expectNothingFound(page: Page, state: string, widths = [320]): Promise<void> {
  const {dialog} = chatOn(page);
  for (const width of widths) {
    await page.setViewportSize({width, height: 720});
    await settled(dialog);
    expect(await pageViolations(page), `${state}, ${width} px`).toEqual([]);
    for (const messages of await dialog.getByRole('region', {name: 'Messages'}).all()) {
      const overflow = await messages.evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(overflow, `${state}, ${width} px`).toBe(0);
    }
  }
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

test('axe finds nothing in the chat in either mode, at 320 and 1280 px', async ({page, standIn}) => {
  test.setTimeout(180_000);
  const {origin} = await standIn(answerOf);
  const chat = await openChat(page, origin);
  await expectNothingFound(page, 'empty', WIDTHS);

  await chat.input.fill('q'.repeat(4001));
  await expect(chat.dialog.getByText('A question can have at most 4000 characters. Remove 1.')).toBeVisible();
  await expectNothingFound(page, 'a question that is too long');

  await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
  await chat.ask('How?');
  await expect(chat.dialog.getByText('Sources')).toBeVisible();
  await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
  await expectNothingFound(page, 'an answer', WIDTHS);
  // A table that scrolls fades at its edge.
  await expect(chat.dialog.getByRole('group', {name: 'Table'}).first()).toHaveCSS('mask-image', /gradient/);

  await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
  await chat.ask('Long');
  await expect(chat.dialog.getByRole('row')).toHaveCount(41);
  await expectNothingFound(page, 'a long list and a long table');

  await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
  await chat.ask('Fail');
  await expect(chat.alert).toBeVisible();
  await expectNothingFound(page, 'a failure');

  await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
  await chat.ask('Hang');
  await expect(chat.messages.last()).toContainText('Half of');
  await expectNothingFound(page, 'an answer that arrives');
  await chat.dialog.getByRole('button', {name: 'Stop'}).click();

  await chat.dialog.getByRole('button', {name: 'Saved conversations'}).click();
  await expect(chat.dialog.getByText('Kept in this browser only')).toBeVisible();
  await expectNothingFound(page, 'saved conversations');
});
