import type {AnswerEvent, Question} from '@site/src/askAi/answerer';
import {isRewriting, start} from '@site/tests/support/modelAnswerer';
import {textOf} from '@site/tests/support/chatServer';
import type {ModelFamily} from '@site/tests/support/modelFamilies';
import type {ModelStandIn} from '@site/tests/support/modelStandIn';

type Reply = Parameters<typeof start>[0];

async function answersOf(reply: Reply, question: Partial<Question> = {}) {
  const {answerer, model, logged} = await start(reply);
  const events: AnswerEvent[] = [];
  const asked = {message: 'How long does a round take?', thread: [], ...question};
  for await (const event of answerer.answer(asked, new AbortController().signal)) events.push(event);
  await model.close();
  return {events, text: textOf(events), asked: model.asked, logged};
}

const toolsOf = (request: ModelStandIn['asked'][number]) =>
  request.body.tools?.map((tool) => tool.function.name);
const resultsIn = (request: ModelStandIn['asked'][number]) =>
  request.body.messages.filter(({role}) => role === 'tool').map(({content}) => content);

it.each<ModelFamily>(['openai', 'local', 'proxy'])(
  'gives a model (%s) the sections that it requests, numbered after those that it has',
  async (family) => {
    const {events, text, asked} = await answersOf(({body}) => {
      if (body.messages.at(-1)?.role === 'tool') return {pieces: ['It is encrypted.']};
      return {
        pieces: ['Wait. '],
        family,
        toolCalls: [{id: 'a', name: 'read_page', arguments: {route: '/wallet/keystore/'}}],
      };
    });
    expect(toolsOf(asked[0]!)).toEqual(['search_docs', 'read_page']);
    expect(text).toBe('Wait. \n\nIt is encrypted.');
    const citations = events.flatMap((event) => (event.type === 'citations' ? [event.sources] : []));
    expect(citations).toHaveLength(2);
    const [first, all] = [citations[0]!, citations[1]!];
    expect(all.slice(first.length)).toEqual([{title: 'Keystore files', route: '/wallet/keystore'}]);
    expect(resultsIn(asked[1]!)[0]).toMatch(
      new RegExp(`^<docs number="${first.length + 1}" title="Keystore files"`),
    );
  },
);

it('lets a model request sections at most twice, and ignores calls that are not valid', async () => {
  const {asked, text, logged} = await answersOf(({body}) =>
    body.tools
      ? {
          toolCalls: [
            {id: 'a', name: 'search_docs', arguments: {words: 'round'}},
            {id: 'b', name: 'delete_docs', arguments: {}},
          ],
        }
      : {pieces: ['A round takes 6 seconds [1].']},
  );
  expect(asked.map(toolsOf)).toEqual([['search_docs', 'read_page'], ['search_docs', 'read_page'], undefined]);
  expect(resultsIn(asked[2]!)).toEqual(Array.from({length: 4}, () => 'Nothing else was found.'));
  expect(text).toBe('A round takes 6 seconds [1].');
  expect(logged).toEqual([]);
});

it.each([{param: 'tools'}, {message: 'tools are not supported'}])(
  'asks without tools from then on if the endpoint rejects them: %j',
  async (error) => {
    const {asked, text, logged} = await answersOf(({body}) =>
      body.tools ? {status: 400, error: {message: 'no', ...error}} : {pieces: ['Yes [1].']},
    );
    if (logged.length) throw new Error(JSON.stringify(logged) + text);
    expect(asked.map(toolsOf)).toEqual([['search_docs', 'read_page'], undefined]);
    expect(text).toBe('Yes [1].');
    expect(logged).toEqual([]);
  },
);

describe('a follow-up question', () => {
  const thread = [
    {role: 'user' as const, content: 'What is a keystore file?'},
    {role: 'assistant' as const, content: 'An encrypted file.'},
  ];

  it('is rewritten by the model before retrieval, and answered as the reader wrote it', async () => {
    const {asked} = await answersOf(
      (request) => ({pieces: [isRewriting(request) ? 'How do I remove a local network?' : 'So [1].']}),
      {message: 'And how do I remove the other thing?', thread},
    );
    expect(asked[0]!.body.messages[1]!.content).toContain('Reader: What is a keystore file?');
    const {content} = asked[1]!.body.messages.at(-1)!;
    expect(content).toMatch(/^<docs number="1" title="mxpy › Remove a local network"/);
    expect(content).toContain('<docs-question>\nAnd how do I remove the other thing?');
  });

  it('is used as it is if the model fails to rewrite it', async () => {
    const {text, logged} = await answersOf(
      (request) => (isRewriting(request) ? {status: 500} : {pieces: ['So [1].']}),
      {message: 'And how long is it?', thread},
    );
    expect(text).toBe('So [1].');
    expect(logged).toEqual([]);
  });
});

it('rewrites a question in another language', async () => {
  const {asked} = await answersOf(
    (request) => ({pieces: [isRewriting(request) ? 'How long does a round take?' : '6 Sekunden [1].']}),
    {message: 'Wie lange dauert eine Runde und was ist das?'},
  );
  expect(asked[1]!.body.messages.at(-1)!.content).toContain('title="Rounds and epochs › Length of a round"');
});
