import path from 'node:path';
import {openModelAnswerer} from '@site/scripts/reportAnswers/openModelAnswerer';
import {figuresByAuthor, judgeAnswers} from '@site/tests/evals/judgeAnswers';
import {smallLibrary} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {eventsOf} from '@site/tests/support/modelAnswerer';
import {startModelStandIn} from '@site/tests/support/modelStandIn';

const question = {expect: ['/learn/rounds'], facts: ['6 seconds'], kind: 'fact'};
const sets = makeFolder({
  'questions/ann.json': JSON.stringify([
    {...question, q: 'How long is a round?'},
    {...question, q: 'What is the length of one round?'},
    {...question, q: 'Do rounds have a price?'},
  ]),
  'questions/ben.json': JSON.stringify([{...question, q: 'Where is a keystore stored?'}]),
  'outOfScope/ann.json': JSON.stringify([{q: 'Who won the match?', kind: 'off-topic'}]),
});
afterAll(sets.remove);

type Reply = Parameters<typeof startModelStandIn>[0];
type Asked = Parameters<Extract<Reply, Function>>[0];

/** Judges the answers of a stand-in, asked like `npx tsx scripts/reportAnswers.ts --model --author ann`. */
async function judge(reply: (question: string, asked: Asked) => ReturnType<Extract<Reply, Function>>) {
  const model = await startModelStandIn((asked) => reply(asked.body.messages.at(-1)!.content, asked));
  const answerer = openModelAnswerer(await smallLibrary(), {
    CHAT_MODEL_BASE_URL: model.baseUrl,
    CHAT_MODEL_API_KEY: 'the-key',
    CHAT_MODEL_NAME: 'the-model',
  });
  try {
    const options = {root: path.resolve(sets.directory), author: 'ann', concurrency: 2};
    return {model, judgement: await judgeAnswers(answerer, options)};
  } finally {
    await model.close();
  }
}

/** Returns the number by which a prompt cites a page. */
function numberOf(route: string, prompt: string): string {
  return new RegExp(`number="(\\d+)"[^>]* address="${route}[#"]`).exec(prompt)?.[1] ?? 'none';
}

describe('answers of a configured model', () => {
  it('are judged by their text and by the pages that they cite', async () => {
    const {model, judgement} = await judge((prompt) => {
      if (prompt.includes('match?')) return {pieces: ['I only know the documentation.']};
      if (prompt.includes('price?')) return {pieces: ["I couldn't find this in the documentation. [1]"]};
      return {pieces: ['A round takes ', `6 seconds [${numberOf('/learn/rounds', prompt)}].`]};
    });
    expect(judgement.failures).toEqual([]);
    const figures = figuresByAuthor(judgement);
    expect([...figures.keys()]).toEqual(['all', 'ann']);
    expect(figures.get('ann')).toMatchObject({
      questions: 3,
      cited: 2 / 3,
      facts: 2 / 3,
      declined: 1 / 3,
      outOfScope: 1,
      outOfScopeDeclined: 1,
    });
    expect(model.asked).toHaveLength(4);
    expect(model.asked[0]!.authorization).toBe('Bearer the-key');
  });

  it('are excluded from the figures if the model fails, and the reason is reported', async () => {
    const {judgement} = await judge((prompt) =>
      prompt.includes('price?') ? {status: 429} : {pieces: ['6 seconds [1]']},
    );
    expect(judgement.answers).toHaveLength(2);
    expect(judgement.failures.map(({q, error}) => `${q} ${String(error)}`)).toEqual([
      expect.stringMatching(
        /^Do rounds have a price\? Error: Expected an answer of the-model at http:.*, found RateLimitError, 429\. Wait/,
      ),
    ]);
  });

  it('end the report if the first one fails', async () => {
    await expect(judge(() => ({status: 401}))).rejects.toThrow(
      /^Expected an answer of the-model at http:.*, found AuthenticationError, 401\. Check that the key in CHAT_MODEL_API_KEY/,
    );
  });

  it('need a model', async () => {
    const library = await smallLibrary();
    expect(() => openModelAnswerer(library, {})).toThrow(
      /^Expected a model in CHAT_MODEL_BASE_URL, CHAT_MODEL_API_KEY and CHAT_MODEL_NAME, found none\. Set all three/,
    );
    expect(() => openModelAnswerer(library, {CHAT_MODEL_NAME: 'the-model'})).toThrow(/CHAT_MODEL_BASE_URL/);
  });

  it('are passed on with their prompts', async () => {
    const model = await startModelStandIn({pieces: ['6 seconds [1].']});
    const onExchange = jest.fn<void, [string, readonly {role: string}[], string]>();
    const answerer = openModelAnswerer(
      await smallLibrary(),
      {CHAT_MODEL_BASE_URL: model.baseUrl, CHAT_MODEL_API_KEY: 'the-key', CHAT_MODEL_NAME: 'the-model'},
      onExchange,
    );
    await eventsOf(answerer, 'How long is a round?');
    await model.close();
    const [asked, prompt, answer] = onExchange.mock.calls[0]!;
    expect([asked, answer]).toEqual(['How long is a round?', '6 seconds [1].']);
    expect(prompt.map(({role}) => role)).toEqual(['system', 'user']);
  });
});
