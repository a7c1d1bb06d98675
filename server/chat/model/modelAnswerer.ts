import type {Answerer, AnswerEvent, Question} from '../../../src/askAi/answerer';
import type {About} from '../../../src/askAi/chatRequest';
import type {ExtractiveAnswerer} from '../../../src/askAi/extractiveAnswerer';
import type {Source} from '../../../src/askAi/protocol';
import {guardOf} from '../../../src/retrieval/answers/guards';
import {describeSection, type Library} from '../../../src/retrieval/answers/library';
import {renderPassages} from '../../../src/retrieval/answers/renderPassages';
import {latestTurns} from '../latestTurns';
import {IncompleteAnswerError, ModelSilentError, type Complete, type Message} from './provider';
import {systemPrompt} from './systemPrompt';

type Options = {
  library: Library;
  /** Finds the sections, refuses what the model must not answer, and answers where the model fails. */
  extractive: ExtractiveAnswerer;
  /** Asks the model. */
  complete: Complete;
  /** Milliseconds that the model may be silent, before its answer begins or inside of it. */
  timeout: number;
  /** Called where the model fails and the extractive answer takes its place. */
  onFailure: (failure: unknown) => void;
};

const MOST_SECTIONS = 8;
/** Characters of one section, and of all, that go with a question. */
const SECTION_LENGTH = 4000;
const CONTEXT_LENGTH = 18_000;
/** Turns of the conversation that the model is told. */
const TURNS = 6;
const TURN_LENGTH = 2000;

/**
 * Answers by a model from the sections that retrieval finds, whole and numbered. What must be refused never reaches the
 * model, its citations are numbers that the reader's window turns into links, and where it fails the extractive answer
 * follows.
 */
export function createModelAnswerer({library, extractive, complete, timeout, onFailure}: Options): Answerer {
  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    if (guardOf(question.message)) {
      yield* extractive.answer(question, signal);
      return;
    }
    const sections = extractive.closestSections(question).slice(0, MOST_SECTIONS);
    const texts = textsOf(sections);
    const given = sections.slice(0, texts.length).map((section) => sourceOf(section, library));
    yield {type: 'citations', sources: given};
    let answered = '';
    const silence = createSilenceTimer(timeout);
    try {
      silence.start();
      const pieces = complete(messagesFor(question, texts), AbortSignal.any([signal, silence.signal]));
      for await (const text of pieces) {
        // The time that the reader takes to read on doesn't count as the model's.
        silence.stop();
        answered += text;
        if (text !== '') yield {type: 'delta', text};
        silence.start();
      }
      if (answered.trim() === '') throw new IncompleteAnswerError('empty');
    } catch (error) {
      if (signal.aborted) return;
      onFailure(silence.signal.aborted ? silence.signal.reason : error);
      if (answered !== '')
        yield {
          type: 'delta',
          text: `${closingFence(answered)}\n\nThe answer broke off here. From the documentation:\n\n`,
        };
      yield* extractive.answer(question, signal);
      return;
    } finally {
      silence.stop();
    }
    const sources = citedIn(answered, given);
    if (sources.length > 0) yield {type: 'sources', sources};
    yield {type: 'done'};
  }

  function messagesFor({message, about, thread}: Question, texts: readonly string[]): Message[] {
    const earlier = latestTurns(thread, TURNS).map((turn): Message => {
      const content = [...aboutLines(turn.about), turn.content].join('\n\n');
      return {role: turn.role, content: asData(content.slice(0, TURN_LENGTH))};
    });
    const content = [
      `<sections>\n${texts.join('\n')}\n</sections>`,
      ...aboutLines(about).map(asData),
      `<question>\n${asData(message)}\n</question>`,
    ];
    return [
      {role: 'system', content: systemPrompt},
      ...earlier,
      {role: 'user', content: content.join('\n\n')},
    ];
  }

  /** As many of the sections as there is room for, numbered from 1. */
  function textsOf(sections: readonly number[]): string[] {
    let room = CONTEXT_LENGTH;
    const texts: string[] = [];
    for (const [index, section] of sections.entries()) {
      const {title, address} = describeSection(section, library);
      const passages = library.passagesOf(section);
      const whole = renderPassages(passages, [...passages.keys()], {isWhole: true});
      const text = asData(whole.slice(0, Math.min(SECTION_LENGTH, room)));
      if (text === '') break;
      room -= text.length;
      texts.push(
        `<section number="${index + 1}" title="${asData(title)}" address="${address}">\n${text}\n</section>`,
      );
    }
    return texts;
  }

  return {answer};
}

/** What a question is about, in words. */
function aboutLines({page, quote}: About = {}): string[] {
  return [
    ...(page ? [`About the page: ${page.route}`] : []),
    ...(quote === undefined ? [] : [`About this passage:\n${quote}`]),
  ];
}

function sourceOf(section: number, library: Library): Source {
  const {title, route, anchor} = describeSection(section, library);
  return {title, route, ...(anchor && {anchor})};
}

/** What ends code that is still open, so that what follows isn't read as code. */
function closingFence(answer: string): string {
  const fences = answer.match(/^ *```/gm)?.length ?? 0;
  return fences % 2 === 0 ? '' : answer.endsWith('\n') ? '```' : '\n```';
}

/** The sections that an answer cites, in the order of their first citation. */
function citedIn(answer: string, given: readonly Source[]): Source[] {
  const numbers = new Set(Array.from(answer.matchAll(/\[(\d{1,2})\]/g), ([, number]) => Number(number)));
  return [...numbers].flatMap((number) => given[number - 1] ?? []);
}

/** A signal that aborts after a number of milliseconds of silence, unless it was stopped. */
function createSilenceTimer(milliseconds: number): {signal: AbortSignal; start(): void; stop(): void} {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    start() {
      timer = setTimeout(() => controller.abort(new ModelSilentError()), milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * A text that can't end the element that it is in, nor start one that the prompt gives a meaning, without the half
 * characters that a cut leaves.
 */
function asData(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
    .replaceAll(/<(?=\s*\/?\s*(?:sections?|question)\b)/gi, '‹');
}
