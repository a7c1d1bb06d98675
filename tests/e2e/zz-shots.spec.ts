import {chatOn, test as standInTest} from '../support/askAi';
import {deltas, eventStream} from '../support/chatStandIn';
import {expect} from '@playwright/test';
import {openPage} from '../support/openPage';

const md = 'A **round** lasts `0.6` seconds, see [Consensus](/learn/consensus).\n\n```rust\n#[endpoint]\nfn add(&self, value: BigUint) {\n    self.sum().update(|sum| *sum += value);\n}\n```\n\n| Network | Round |\n| - | -: |\n| Mainnet | 0.6 s |\n\n1. One\n2. Two';
function answerOf({message}: {message: string}): Response {
  if (message.endsWith('Fail')) return new Response('', {status: 500});
  if (message.endsWith('Hang')) return eventStream(deltas('Half of the **answer** is '), {ending: 'hang'});
  return eventStream([...deltas(md), {type: 'sources', sources: [{title: 'Rounds and epochs', route: '/learn/chronology'}, {title: 'Consensus', route: '/learn/consensus'}]}, {type: 'done', answerId: 'a'}]);
}
for (const mode of ['light', 'dark'] as const)
  for (const [w, h] of [[1280, 800], [390, 800], [320, 640]] as const)
    standInTest(`shots ${mode} ${w}`, async ({page, standIn}) => {
      const {origin} = await standIn(answerOf);
      await page.setViewportSize({width: w, height: h});
      await page.addInitScript((m) => localStorage.setItem('theme', m), mode);
      await openPage(page, `${origin}/learn/sharding/`);
      const chat = chatOn(page);
      await chat.open();
      const shot = (n: string) => page.screenshot({path: `/tmp/chatq/shot-${mode}-${w}-${n}.png`});
      await shot('empty');
      await chat.ask('How long? Hang');
      await expect(chat.messages.last()).toContainText('Half');
      await shot('streaming');
      await chat.dialog.getByRole('button', {name: 'Stop'}).click();
      await chat.ask('How long does a round last?');
      await expect(chat.sources.first()).toBeVisible();
      await shot('answered');
      await chat.ask('Please Fail');
      await expect(chat.alert).toBeVisible();
      await shot('error');
      await chat.dialog.getByRole('button', {name: 'Saved conversations'}).click();
      await shot('saved');
    });
