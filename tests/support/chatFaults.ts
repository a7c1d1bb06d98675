import {expect, type Page} from '@playwright/test';
import {chatOn} from './askAi';
import {deltas, eventStream, type StandInAnswer} from './chatStandIn';

/** The answer of an endpoint that works. */
export const good = () => eventStream([...deltas('A good answer.'), {type: 'done'}]);

/** Fails on the first question only. */
export function badOnce(bad: StandInAnswer): StandInAnswer {
  let first = true;
  return (question, signal) => {
    if (!first) return good();
    first = false;
    return bad(question, signal);
  };
}

/** Checks the message of a failure, and that Retry replaces it with a good answer. */
export async function expectRetry(page: Page, sentence: string | RegExp): Promise<void> {
  const chat = chatOn(page);
  await expect(chat.alert).toContainText(sentence);
  await expect(chat.dialog).not.toContainText(/HTTP error|status/i);
  await chat.alert.getByRole('button', {name: 'Retry'}).click();
  await expect(chat.messages.last()).toContainText('A good answer.');
  await expect(chat.alert).toHaveCount(0);
  await expect(chat.messages).toHaveCount(3);
}

/** An endpoint that refuses every question with this status and body. */
export const refusal =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, {status, headers: {'Content-Type': 'application/json', ...headers}});
