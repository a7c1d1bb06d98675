import type {Answerer, AnswerEvent, Question} from '../../../src/askAi/answerer';
import {splitMessage} from '../../../src/askAi/composedMessage';
import {analyzeQuestion} from '../../../src/askAi/extractive/analyzeQuestion';
import {sourcesOf} from '../../../src/askAi/extractive/composeAnswer';
import type {createExtractiveAnswerer} from '../../../src/askAi/extractive/extractiveAnswerer';
import type {Library} from '../../../src/askAi/extractive/library';
import {refusalOf} from '../../../src/askAi/extractive/refusals';
import {createRetriever} from '../../../src/askAi/extractive/retrieve';
import type {Source} from '../../../src/askAi/protocol';
import type {ModelSettings} from '../../settings';
import {latestTurns} from '../latestTurns';
import type {Log} from '../log';
import {createCitationFilter, createFindSource} from './citations';
import {createCompleteChat, IncompleteAnswer, type Message} from './completeChat';
import {describeFailure, Silence} from './describeFailure';
import {systemPrompt} from './systemPrompt';

type Options = {
  library: Library;
  /** Answers what the model must not, and where it fails. */
  extractive: ReturnType<typeof createExtractiveAnswerer>;
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
  const {baseUrl, timeout} = settings;
  const completeChat = createCompleteChat(settings);
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
      const pieces = completeChat(messagesFor(question, passages), AbortSignal.any([signal, silence.signal]));
      for await (const piece of pieces) {
        // That a reader takes their time is no silence of the model.
        silence.stop();
        const text = filter.push(piece);
        if (text !== '') {
          hasSpoken = true;
          yield {type: 'delta', text};
        }
        silence.begin();
      }
      const rest = filter.flush();
      if (rest !== '') yield {type: 'delta', text: rest};
      if (!hasSpoken && rest === '') throw new IncompleteAnswer('empty');
    } catch (error) {
      if (signal.aborted) return;
      const failure = silence.signal.aborted ? silence.signal.reason : error;
      log({event: 'model_failed', ...describeFailure(failure, baseUrl)});
      const rest = filter.flush();
      if (hasSpoken || rest !== '')
        yield {type: 'delta', text: `${rest}\n\nThe answer broke off here. From the documentation:\n\n`};
      yield* extractive.answer(question, signal);
      return;
    } finally {
      silence.stop();
    }
    const sources = filter.cited.length > 0 ? filter.cited : closestTo(question, sections);
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

  /** Where a model cites nothing, the pages that answer the question; where none does, none is its source. */
  function closestTo(question: Question, sections: readonly number[]): Source[] {
    return extractive.reply(question).declined === undefined ? sourcesOf(sections, library, 3) : [];
  }

  function messagesFor({message, thread}: Question, passages: readonly GivenPassage[]): Message[] {
    const earlier = latestTurns(thread, TURNS).map(({role, content}): Message => ({
      role,
      content: asData(content.slice(0, TURN_LENGTH)),
    }));
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
      const text = asData(library.markdownOf(section).slice(0, Math.min(SECTION_LENGTH, room)));
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
      timer = setTimeout(() => controller.abort(new Silence()), milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * A text that can't end the element it stands in, nor begin one that the prompt gives a meaning, without the half
 * characters that a cut leaves.
 */
function asData(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
    .replaceAll(/<(?=\s*\/?\s*(?:passages?|question)\b)/gi, '‹');
}
