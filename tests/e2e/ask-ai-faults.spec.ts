import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream, rawChunks, type StandInAnswer} from '../support/chatStandIn';
import {expectHydrated, expectIdle, openPage} from '../support/openPage';
import {encodeRefusal} from '../../src/askAi/protocol';

const QUESTION = 'How does a network divided into shards process a transaction?';
const OFFLINE = 'this browser answers from its own copy of the pages';

const good = () => eventStream([...deltas('A good answer.'), {type: 'done'}]);

/** Fails on the first question only. */
function badOnce(bad: StandInAnswer): StandInAnswer {
  let first = true;
  return (question, signal) => {
    if (!first) return good();
    first = false;
    return bad(question, signal);
  };
}

async function expectRetry(page: Page, sentence: string | RegExp): Promise<void> {
  const chat = chatOn(page);
  await expect(chat.alert).toContainText(sentence);
  await expect(chat.dialog).not.toContainText(/HTTP error|status/i);
  await chat.alert.getByRole('button', {name: 'Retry'}).click();
  await expect(chat.messages.last()).toContainText('A good answer.');
  await expect(chat.alert).toHaveCount(0);
  await expect(chat.messages).toHaveCount(3);
}

/** Checks that the answer was composed in this browser, with its note and sources. */
async function expectOfflineAnswer(page: Page): Promise<void> {
  const chat = chatOn(page);
  const answer = chat.messages.last();
  await expect(answer).toContainText(OFFLINE);
  await expect(chat.dialog.getByRole('log')).toContainText(OFFLINE);
  await expect(answer).toContainText(/shard/i);
  await expect(chat.sources.first()).toBeVisible();
}

/** The page's clock advances only when the test advances it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

const refusal =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, {status, headers: {'Content-Type': 'application/json', ...headers}});

const faults: [name: string, answer: StandInAnswer, sentence: string | RegExp][] = [
  ['status 500', refusal(500, 'stack trace'), 'The answer service failed.'],
  [
    'status 429',
    refusal(429, encodeRefusal('rate_limited'), {'Retry-After': '7'}),
    'Try again in 7 seconds.',
  ],
  ['status 503', refusal(503, encodeRefusal('busy')), 'The answer service is busy.'],
  [
    'an error in the stream',
    () => eventStream([{type: 'error', code: 'timed_out'}]),
    'The answer took too long.',
  ],
  [
    'an empty answer',
    () => eventStream([{type: 'thread', id: 't'}, {type: 'done'}]),
    'The answer service returned an empty answer.',
  ],
  ['an empty body', () => new Response(''), 'The answer service returned an empty answer.'],
  [
    'an answer of only the end marker',
    () => rawChunks(['{"threadId":"t"}', 'done']),
    'The answer service returned an empty answer.',
  ],
];

for (const [name, answer, sentence] of faults) {
  test(`${name} shows its message, and Retry asks again`, async ({page, standIn}) => {
    const {origin} = await standIn(badOnce(answer));
    await page.goto(origin);
    await chatOn(page).open();
    await chatOn(page).ask('Why?');
    await expectRetry(page, sentence);
  });
}

for (const [name, ending] of [
  ['whose stream ends early', 'end'],
  ['whose connection breaks', 'break'],
] as const) {
  test(`an answer ${name} keeps its text`, async ({page, standIn}) => {
    let end = () => {};
    const endsAfter = new Promise<void>((resolve) => (end = resolve));
    const {origin} = await standIn(
      badOnce(() => eventStream(deltas('Half of an answer '), {delay: 10, ending, endsAfter})),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Why?');
    await expect(chat.messages.last()).toContainText('Half of an answer');
    end();
    await expect(chat.alert).toBeVisible();
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await expect(chat.messages.last()).toContainText("This answer isn't complete.");
    await expectRetry(page, 'The connection closed before the answer was complete.');
  });
}

test('an unfinished object at the end of an answer is shown, whether its connection breaks or it is stopped', async ({
  page,
  standIn,
}) => {
  let end = () => {};
  const endsAfter = new Promise<void>((resolve) => (end = resolve));
  let ending: 'break' | 'hang' = 'break';
  const {origin} = await standIn(() => rawChunks(['Answer: ', '{"gasLimit": 50000'], {ending, endsAfter}));
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('Why?');
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');
  end();
  await expect(chat.alert).toContainText('The connection closed before the answer was complete.');
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');

  ending = 'hang';
  await chat.ask('And now?');
  await expect(chat.messages).toHaveCount(5);
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');
  await chat.dialog.getByRole('button', {name: 'Stop'}).click();
  await expect(chat.messages.last()).toContainText("This answer isn't complete.");
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');
});

test('an answer that never starts times out after 20 seconds', async ({page, standIn}) => {
  const {origin, questions, abandoned} = await standIn(badOnce(() => eventStream([], {ending: 'hang'})));
  await page.clock.install();
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await stopTime(page);
  await chat.ask('Why?');
  await expect.poll(() => questions.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(chat.messages.getByText('Thinking...')).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(chat.alert).toBeVisible();
  await page.clock.resume();
  await expectRetry(page, 'The answer service took too long to respond.');
  await expect.poll(() => abandoned.length).toBe(1);
});

test('an answer that stalls times out after 30 seconds and keeps its text', async ({page, standIn}) => {
  const {origin} = await standIn(badOnce(() => eventStream(deltas('Half of an answer '), {ending: 'hang'})));
  await page.clock.install();
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await stopTime(page);
  await chat.ask('Why?');
  // Received text is rendered in the next frame.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(chat.messages.last()).toContainText('Half of an answer', {timeout: 100});
  }).toPass();
  await page.clock.fastForward(25_000);
  await expect(chat.alert).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(chat.alert).toBeVisible();
  await page.clock.resume();
  await expect(chat.messages.last()).toContainText('Half of an answer');
  await expectRetry(page, 'The answer stopped arriving.');
});

const noEndpoint: [name: string, answer: StandInAnswer, sentence: string][] = [
  ['status 404', refusal(404, '<h1>Not found</h1>'), 'This site has no answer service'],
  ['status 403', refusal(403, '<Error><Code>AccessDenied</Code></Error>'), 'This site has no answer service'],
  [
    'a page instead of an answer',
    () => new Response('<!doctype html>', {headers: {'Content-Type': 'text/html'}}),
    "The answer service can't be reached.",
  ],
];

for (const [name, answer, sentence] of noEndpoint) {
  test(`${name} makes this browser answer, with a note and sources, until the endpoint is back`, async ({
    page,
    standIn,
  }) => {
    const {origin} = await standIn(badOnce(answer));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask(QUESTION);
    await expectOfflineAnswer(page);
    await expect(chat.alert).toHaveCount(0);

    // A retry finds the endpoint available again.
    await chat.dialog.getByRole('button', {name: 'Ask again'}).click();
    await expect(chat.messages.last()).toContainText('A good answer.');
    await expect(chat.messages.last()).not.toContainText(OFFLINE);
    await expect(chat.messages).toHaveCount(3);
  });

  test(`${name} shows its message if this browser can't answer either, and Retry asks again`, async ({
    page,
    standIn,
  }) => {
    const {origin} = await standIn(badOnce(answer));
    await page.goto(origin);
    await chatOn(page).open();
    await page.route('**/*.json', (route) => route.abort());
    await chatOn(page).ask(QUESTION);
    await expectRetry(page, sentence);
  });
}

test('a source of an answer that this browser composed leads to its heading', async ({page, standIn}) => {
  const {origin} = await standIn(refusal(404, '<h1>Not found</h1>'));
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask(QUESTION);
  await expectOfflineAnswer(page);
  const source = chat.sources.first();
  const address = new URL((await source.getAttribute('href')) ?? '', origin);
  await source.click();
  await expect(chat.dialog).toBeHidden();
  await expect.poll(() => page.url()).toBe(address.href);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toHaveCount(0);
  await expect(page.locator(address.hash === '' ? 'h1' : `[id="${address.hash.slice(1)}"]`)).toBeInViewport();
});

test('a lost network is reported, and Retry and the next question work once it is back', async ({
  page,
  context,
  standIn,
}) => {
  const {origin, questions} = await standIn(good);
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await context.setOffline(true);
  await chat.ask(QUESTION);
  await expect(chat.alert).toContainText("The answer service can't be reached.");
  await context.setOffline(false);
  await expectRetry(page, "The answer service can't be reached.");
  await chat.ask('And an epoch?');
  await expect.poll(() => questions.map(({message}) => message)).toEqual([QUESTION, 'And an epoch?']);
});

test('a chat that cannot be loaded says so, and the button tries again', async ({page, standIn}) => {
  const {origin} = await standIn(good);
  await page.goto(origin);
  const chat = chatOn(page);
  await expectIdle(page);
  const refused = new Set<string>();
  await page.route('**/*.js', (route) => {
    refused.add(route.request().url());
    return route.abort();
  });
  await chat.button.click();
  await expect(page.getByRole('alert')).toContainText("The chat couldn't be loaded.");
  await page.unroute('**/*.js');
  await page.mouse.move(0, 400);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await chat.button.hover();
  // Events arrive in order, so a request that hovering causes comes before the one that the test makes.
  await page.evaluate(() => fetch('/version.json'));
  expect(asked).toContainEqual(expect.stringMatching(/\/version\.json$/));
  expect(asked.filter((address) => refused.has(address))).toEqual([]);
  await chat.button.click();
  await expect(chat.dialog).toBeVisible();
});

test('a chat that fails to load keeps the selected passage for the next attempt', async ({page, standIn}) => {
  const {origin} = await standIn(good);
  await openPage(page, `${origin}/learn/sharding/`);
  const chat = chatOn(page);
  await expectHydrated(page);
  await page.locator('.theme-doc-markdown p').first().click({clickCount: 3});
  const offer = page.getByRole('button', {name: 'Ask AI about this'});
  await expect(offer).toBeVisible();
  await expectIdle(page);
  await page.route('**/*.js', (route) => route.abort());
  await offer.click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText("The chat couldn't be loaded.");
  await failure.getByRole('button', {name: 'Close this message'}).click();
  await expect(failure).toHaveCount(0);
  await expect(chat.button).toBeFocused();
  await page.unroute('**/*.js');
  await chat.button.click();
  await expect(chat.dialog.getByRole('button', {name: /^Remove: MultiversX divides/})).toBeVisible();
});
