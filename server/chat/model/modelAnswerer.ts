import OpenAI from 'openai';
import type {Answerer, AnswerEvent, Question} from '../../../src/askAi/answerer';
import {splitMessage} from '../../../src/askAi/composedMessage';
import {analyzeQuestion} from '../../../src/askAi/extractive/analyzeQuestion';
import {sourcesOf} from '../../../src/askAi/extractive/composeAnswer';
import type {Library} from '../../../src/askAi/extractive/library';
import {refusalOf} from '../../../src/askAi/extractive/refusals';
import {createRetriever} from '../../../src/askAi/extractive/retrieve';
import type {ModelSettings} from '../../settings';
import type {Log} from '../log';
import {createCitationFilter, createFindSource} from './citations';
import {systemPrompt} from './systemPrompt';

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

type Options = {
  library: Library;
  /** Answers what the model must not, and where it fails. */
  extractive: Answerer;
  settings: ModelSettings;
  log: Log;
};

/** What the model is told, and the page it may link to for it. */
type GivenPassage = {route: string; text: string};

const MOST_SECTIONS = 8;
/** Characters of one section, and of all, that go with a question. */
const SECTION_LENGTH = 4000;
const CONTEXT_LENGTH = 18_000;
/** Turns of the conversation that the model is told. */
const TURNS = 6;
const TURN_LENGTH = 2000;

/**
 * Answers by a model, from the sections that the extractive answerer would quote. What must be declined never reaches
 * the model, it may link to nothing but the pages it was given, and where the model fails the extractive answer follows.
 */
export function createModelAnswerer({library, extractive, settings, log}: Options): Answerer {
  const {baseUrl, apiKey, model, timeout, mostTokens} = settings;
  const client = new OpenAI({baseURL: baseUrl, apiKey, timeout, maxRetries: 1});
  const retrieve = createRetriever(library);
  const findSource = createFindSource(library);

  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    if (refusalOf(question.message)) {
      yield* extractive.answer(question, signal);
      return;
    }
    const sections = sectionsFor(question);
    const passages = passagesOf(sections);
    const filter = createCitationFilter((address) => {
      const source = findSource(address);
      return passages.some(({route}) => route === source?.route) ? source : undefined;
    });
    let hasSpoken = false;
    const silence = createSilence(timeout);
    try {
      silence.begin();
      const stream = await client.chat.completions.create(
        {
          model,
          stream: true,
          temperature: 0.1,
          max_tokens: mostTokens,
          messages: messagesFor(question, passages),
        },
        {signal: AbortSignal.any([signal, silence.signal])},
      );
      for await (const {choices} of stream) {
        // That a reader takes their time is no silence of the model.
        silence.stop();
        const text = filter.push(choices[0]?.delta?.content ?? '');
        if (text !== '') {
          hasSpoken = true;
          yield {type: 'delta', text};
        }
        silence.begin();
      }
      // The client ends a stream that is aborted as if it were complete.
      if (silence.signal.aborted) throw new Error('The model fell silent.');
      const rest = filter.flush();
      if (rest !== '') yield {type: 'delta', text: rest};
      if (!hasSpoken && rest === '') throw new Error('The model answered without a word.');
    } catch (error) {
      if (signal.aborted) return;
      // The message may quote the request, so only its kind is logged.
      log({
        event: 'model_failed',
        error: silence.signal.aborted ? 'Silence' : (error as Error).constructor.name,
        status: (error as {status?: number}).status,
      });
      const rest = filter.flush();
      if (hasSpoken || rest !== '')
        yield {type: 'delta', text: `${rest}\n\nThe answer broke off here. From the documentation:\n\n`};
      yield* extractive.answer(question, signal);
      return;
    } finally {
      silence.stop();
    }
    const sources = filter.cited.length > 0 ? [...filter.cited] : sourcesOf(sections, library, 3);
    if (sources.length > 0) yield {type: 'sources', sources};
    yield {type: 'done'};
  }

  /** The sections with the best passages, and the best one of each page. */
  function sectionsFor(question: Question): number[] {
    const {candidates, sections} = retrieve(analyzeQuestion(question, library));
    return [...new Set([...candidates.slice(0, 24).map(({section}) => section), ...sections])].slice(
      0,
      MOST_SECTIONS,
    );
  }

  function messagesFor({message, thread}: Question, passages: readonly GivenPassage[]): Message[] {
    const earlier = thread
      .slice(-TURNS)
      .map(({role, content}): Message => ({role, content: asData(content.slice(0, TURN_LENGTH))}));
    const {text, page, quote} = splitMessage(message);
    const about = [
      page && `About the page: ${asData(page.route)}`,
      quote && `About this passage:\n${asData(quote)}`,
    ].filter(Boolean);
    const content = [
      `<passages>\n${passages.map(({text}) => text).join('\n')}\n</passages>`,
      ...about,
      `<question>\n${asData(text)}\n</question>`,
    ];
    return [
      {role: 'system', content: systemPrompt},
      ...earlier,
      {role: 'user', content: content.join('\n\n')},
    ];
  }

  /** As much of the sections as there is room for. */
  function passagesOf(sections: readonly number[]): GivenPassage[] {
    let room = CONTEXT_LENGTH;
    return sections.flatMap((section) => {
      const {anchor, path} = library.places[section]!;
      const {route, title} = library.pageOf(section);
      const name = [title, ...path.slice(-1)].join(' › ');
      const text = asData(library.markdownOf(section)).slice(0, Math.min(SECTION_LENGTH, room));
      room -= text.length;
      const address = `${route}${anchor && `#${anchor}`}`;
      const passage = `<passage title="${name}" address="${address}">\n${text}\n</passage>`;
      return text === '' ? [] : [{route, text: passage}];
    });
  }

  return {answer};
}

/** A signal that aborts so many milliseconds after a silence began, unless it was stopped. */
function createSilence(milliseconds: number): {signal: AbortSignal; begin(): void; stop(): void} {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    begin() {
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

/** A text that can't end the element it stands in, nor begin one that the prompt gives a meaning. */
function asData(text: string): string {
  return text.replaceAll(/<(?=\s*\/?\s*(?:passages?|question)\b)/gi, '‹');
}
