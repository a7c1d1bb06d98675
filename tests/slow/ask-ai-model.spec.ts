import {expect, test} from '@playwright/test';
import {chatOn} from '../support/askAi';
import {startModelStandIn, type ModelStandIn} from '../support/modelStandIn';
import {startServer, type RunningServer} from '../support/startServer';

// All tests run in one worker and share a server, which takes seconds to start.
test.describe.configure({mode: 'default'});

/** The pieces that the stand-in for the model sends. */
let pieces: string[] = [];
let model: ModelStandIn;
let server: RunningServer;
test.beforeAll(async () => {
  model = await startModelStandIn(() => ({pieces}));
  server = startServer({
    env: {
      CHAT_MODEL_BASE_URL: model.baseUrl,
      CHAT_MODEL_API_KEY: 'the-key',
      CHAT_MODEL_NAME: 'the-model',
    },
  });
});
test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await model.close();
});
test.beforeEach(async ({page}) => {
  model.asked.length = 0;
  await page.goto(`${await server.address()}learn/sharding/`);
  await chatOn(page).open();
});

test('a model answers, and the sections that it cites by number are linked', async ({page}) => {
  pieces = [
    'The network is divided into shards [',
    '1], see [Made up](/learn/made-up), ',
    '[elsewhere](https://elsewhere.example/) and ![a picture](https://elsewhere.example/p.png).',
  ];
  const {asked} = model;
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
  expect(asked[0]?.body.messages.at(-1)?.content).toMatch(/<docs number="1" title="[\s\S]*What is a shard\?/);

  await chat.ask('And why?');
  // The model first rewrites a follow-up question for the search.
  await expect.poll(() => asked.length).toBe(3);
  expect(asked[1]?.body.messages[1]?.content).toContain('Last question: And why?');
  expect(asked[2]?.body.messages.map(({role}) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(asked[2]?.body.messages[1]?.content).toBe('What is a shard?');
  expect(server.output()).not.toContain('What is a shard?');
  expect(server.output()).not.toContain('the-key');
});
