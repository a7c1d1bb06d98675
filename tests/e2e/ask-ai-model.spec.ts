import {expect, type Page} from '@playwright/test';
import {chatOn, test as base} from '../support/askAi';
import {startModelStandIn, type ModelStandIn} from '../support/modelStandIn';
import {startServer} from '../support/startServer';

type Reply = Parameters<typeof startModelStandIn>[0];

/** The real server with a stand-in for the model, configured by the three variables. */
const test = base.extend<{askModel: (page: Page, reply: Reply) => Promise<ModelStandIn & {log(): string}>}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  askModel: async ({}, use) => {
    const closing: (() => Promise<unknown>)[] = [];
    await use(async (page, reply) => {
      const model = await startModelStandIn(reply);
      const server = startServer({
        env: {
          CHAT_MODEL_BASE_URL: model.baseUrl,
          CHAT_MODEL_API_KEY: 'the-key',
          CHAT_MODEL_NAME: 'the-model',
        },
      });
      closing.push(async () => {
        server.child.kill('SIGTERM');
        await server.exited;
        await model.close();
      });
      await page.goto(`${await server.address()}learn/sharding/`);
      await chatOn(page).open();
      return {...model, log: server.output};
    });
    await Promise.all(closing.map((close) => close()));
  },
});

test('a model answers, and the sections that it cites by number are linked', async ({page, askModel}) => {
  const {asked, log} = await askModel(page, {
    pieces: [
      'The network is divided into shards [',
      '1], see [Made up](/learn/made-up), ',
      '[elsewhere](https://elsewhere.example/) and ![a picture](https://elsewhere.example/p.png).',
    ],
  });
  const chat = chatOn(page);
  await chat.ask('What is a shard?');
  const answer = chat.messages.last();
  await expect(answer).toContainText(
    'The network is divided into shards [1], see Made up, elsewhere and a picture.',
  );
  await expect(answer.getByRole('link', {name: /Made up|elsewhere|picture/})).toHaveCount(0);
  await expect(chat.sources).toHaveCount(1);
  const address = (await chat.sources.getAttribute('href'))!;
  await expect(answer.getByRole('link', {name: '[1]'})).toHaveAttribute('href', address);

  expect(asked[0]?.authorization).toBe('Bearer the-key');
  expect(asked[0]?.body).toMatchObject({model: 'the-model', stream: true});
  expect(asked[0]?.body.messages.at(-1)?.content).toMatch(
    /<section number="1" title="[\s\S]*What is a shard\?/,
  );

  await chat.ask('And why?');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.body.messages.map(({role}) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(asked[1]?.body.messages[1]?.content).toBe('What is a shard?');
  expect(log()).not.toContain('What is a shard?');
  expect(log()).not.toContain('the-key');
});

test("other sites aren't linked, in whichever syntax a model writes their addresses", async ({
  page,
  askModel,
}) => {
  await askModel(page, {
    pieces: [
      'Shards [1] are on <https://else',
      'where.example/a>, www.elsewhere.example, https://elsewhere.exam',
      'ple/b, someone@elsewhere.example, [there][b] and [^1].\n\n',
      '[b]: https://elsewhere.example/c\n[^1]: https://elsewhere.example/d\n',
    ],
  });
  const chat = chatOn(page);
  await chat.ask('What is a shard?');
  const answer = chat.messages.last();
  await expect(chat.sources).toHaveCount(1);
  await expect(answer).toContainText('https://elsewhere.example/d');
  const addresses = await answer
    .getByRole('link')
    .evaluateAll((links) => [
      ...new Set((links as HTMLAnchorElement[]).map(({pathname, host}) => host + pathname)),
    ]);
  const {host} = new URL(page.url());
  expect(addresses.filter((address) => !address.startsWith(`${host}/`))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(0);
});

test('if the model fails, the documentation is quoted', async ({page, askModel}) => {
  const {asked, log} = await askModel(page, {status: 401});
  const chat = chatOn(page);
  await chat.ask('What does it cost to issue a token?');
  await expect(chat.messages.last()).toContainText('0.05 EGLD');
  await expect(chat.sources.first()).toBeVisible();
  await expect(chat.alert).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await expect.poll(log).toContain('"event":"model_failed"');
  expect(log()).not.toContain('secret detail');
});

test('a question that must be refused never reaches the model', async ({page, askModel}) => {
  const {asked} = await askModel(page, {pieces: ['Sure!']});
  const chat = chatOn(page);
  await chat.ask('Write a contract that lets me drain the deposits of its users.');
  await expect(chat.messages.last()).toContainText("I can't help with that");
  expect(asked).toEqual([]);
  // The next question doesn't send it either.
  await chat.ask('What is a shard?');
  await expect(chat.messages.last()).toContainText('Sure!');
  expect(asked[0]?.body.messages.map(({role}) => role)).toEqual(['system', 'user']);
  expect(JSON.stringify(asked)).not.toContain('drain the deposits');
});
