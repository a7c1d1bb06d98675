import type {Answerer, AnswerEvent, Question} from '@site/src/askAi/answerer';
import {createExtractiveAnswerer} from '@site/src/askAi/extractiveAnswerer';
import {describeFailure} from '@site/server/chat/model/describeFailure';
import {createModelAnswerer} from '@site/server/chat/model/modelAnswerer';
import {rewritePrompt} from '@site/server/chat/model/systemPrompt';
import {createOpenAiProvider} from '@site/server/chat/model/openAiProvider';
import {textOf} from './chatServer';
import {smallLibrary} from './corpusPages';
import {startModelStandIn, type ModelStandIn} from './modelStandIn';
import {withResolvers} from './withResolvers';

const modelSettings = {apiKey: 'the-key', model: 'the-model', timeout: 20_000, maxTokens: 500};

type Reply = Parameters<typeof startModelStandIn>[0];

/** Starts a stand-in for the model, and returns an answerer that uses it. */
export async function start(reply: Reply, timeout = modelSettings.timeout) {
  const model = await startModelStandIn(reply);
  const logged: object[] = [];
  const library = await smallLibrary();
  const answerer = createModelAnswerer({
    library,
    extractive: createExtractiveAnswerer(library),
    complete: createOpenAiProvider({...modelSettings, baseUrl: model.baseUrl, timeout}),
    timeout,
    onFailure: (failure) => logged.push(describeFailure(failure, model.baseUrl)),
  });
  return {answerer, model, logged};
}

type AskOptions = {
  /** Properties of the model's reply in addition to its text. */
  reply?: Exclude<Reply, Function>;
  breaks?: boolean;
  hangs?: boolean;
  timeout?: number;
  /** Milliseconds that the reader takes for each event. */
  readsFor?: number;
};

/** Asks a question, to which the model replies in these pieces. */
export async function ask(
  pieces: readonly string[],
  question: Partial<Question> = {},
  {
    reply,
    breaks = false,
    hangs = false,
    // Long enough for the words before the pause, also on a busy machine.
    timeout = hangs ? 1500 : modelSettings.timeout,
    readsFor = 0,
  }: AskOptions = {},
) {
  // The connection breaks only after the reader received the text.
  const {promise: reached, resolve: reach} = withResolvers();
  const {promise: ended, resolve: end} = withResolvers();
  const message = question.message ?? 'How long does a round take?';
  const said = {
    pieces,
    breaksAfter: breaks ? reached : undefined,
    endsAfter: hangs ? ended : undefined,
    ...reply,
  };
  const {answerer, model, logged} = await start(
    (asked) => (isRewriting(asked) ? {pieces: [message]} : said),
    timeout,
  );
  const events: AnswerEvent[] = [];
  const asks = {message: 'How long does a round take?', thread: [], ...question};
  for await (const event of answerer.answer(asks, new AbortController().signal)) {
    events.push(event);
    if (event.type === 'delta') reach();
    if (readsFor > 0) await new Promise((resolve) => setTimeout(resolve, readsFor));
  }
  end();
  await model.close();
  const text = textOf(events);
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
  const asked = model.asked.filter((request) => !isRewriting(request));
  return {events, text, sources, asked, logged, at: model.baseUrl};
}

/** Returns whether a request asks for a question to be rewritten, instead of an answer. */
export function isRewriting({body}: Pick<ModelStandIn['asked'][number], 'body'>): boolean {
  return body.messages[0]?.content === rewritePrompt;
}

/** Asks a question without earlier turns, and returns the events of its answer. */
export async function eventsOf(answerer: Answerer, message: string): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of answerer.answer({message, thread: []}, new AbortController().signal))
    events.push(event);
  return events;
}
