import type {Answerer, AnswerEvent, Question} from '../../../src/askAi/answerer';
import type {About} from '../../../src/askAi/chatRequest';
import {questionsOf, sourceOf, type ExtractiveAnswerer} from '../../../src/askAi/extractiveAnswerer';
import {followUps} from '../../../src/retrieval/answers/followUps';
import {guardOf} from '../../../src/retrieval/answers/guards';
import {describeSection, type Library} from '../../../src/retrieval/answers/library';
import {renderPassages} from '../../../src/retrieval/answers/renderPassages';
import {latestTurns} from '../latestTurns';
import {anySignal, createTimer} from '../signals';
import {IncompleteAnswerError, ModelSilentError, type Complete, type Message} from './provider';
import {systemPrompt} from './systemPrompt';

type Options = {
  library: Library;
  /** Finds the sections, refuses what the model must not answer, and answers if the model fails. */
  extractive: ExtractiveAnswerer;
  /** Sends a request to the model. */
  complete: Complete;
  /** Maximum wait for the next output of the model, in milliseconds. */
  timeout: number;
  /** Called if the model fails and the extractive answer replaces its answer. */
  onFailure: (failure: unknown) => void;
};

/** Sections that the model reads. Those that it cites become the sources (without a model: MAX_SOURCES in src/askAi). */
const MAX_SECTIONS = 8;
/** Maximum lengths of one section and of all sections in the prompt, in characters. */
const MAX_SECTION_LENGTH = 4000;
const MAX_CONTEXT_LENGTH = 18_000;
/** Maximum number of earlier turns in the prompt, and the maximum length of each in characters. */
const MAX_TURNS = 6;
const MAX_TURN_LENGTH = 2000;

/**
 * Returns an answerer that lets a model answer from the sections that retrieval finds. The prompt numbers the sections,
 * and the client turns the numbers that the answer cites into links. A message that must be refused never reaches the
 * model. If the model fails, the extractive answer follows.
 */
export function createModelAnswerer({library, extractive, complete, timeout, onFailure}: Options): Answerer {
  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    if (guardOf(question.message)) {
      yield* extractive.answer(question, signal);
      return;
    }
    const closest = await extractive.closestSections(question);
    const sections = closest.slice(0, MAX_SECTIONS);
    const texts = textsOf(sections);
    const context = sections.slice(0, texts.length).map((section) => sourceOf(section, library));
    yield {type: 'citations', sources: context};
    let text = '';
    const timer = createTimer(timeout, new ModelSilentError());
    const either = anySignal(signal, timer.signal);
    try {
      timer.start();
      const pieces = complete(messagesFor(question, texts), either.signal);
      for await (const piece of pieces) {
        // Stop the timer while the reader receives the piece: that time isn't the model's.
        timer.stop();
        text += piece;
        if (piece !== '') yield {type: 'delta', text: piece};
        timer.start();
      }
      if (text.trim() === '') throw new IncompleteAnswerError('empty');
    } catch (error) {
      if (signal.aborted) return;
      onFailure(timer.signal.aborted ? timer.signal.reason : error);
      if (text !== '')
        yield {
          type: 'delta',
          text: `${closingFence(text)}\n\nThe answer broke off here. From the documentation:\n\n`,
        };
      yield* extractive.answer(question, signal);
      return;
    } finally {
      timer.stop();
      either.release();
    }
    const cited = citedSections(text, sections.slice(0, texts.length));
    if (cited.length > 0)
      yield {type: 'sources', sources: cited.map((section) => sourceOf(section, library))};
    yield {type: 'done', followUps: followUps(cited, questionsOf(question), library)};
  }

  function messagesFor({message, about, thread}: Question, texts: readonly string[]): Message[] {
    const earlier = latestTurns(thread, MAX_TURNS).map((turn): Message => {
      const content = [...aboutLines(turn.about), turn.content].join('\n\n');
      return {role: turn.role, content: asData(content.slice(0, MAX_TURN_LENGTH))};
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

  /** Returns the numbered sections, from 1, as far as the maximum context length permits. */
  function textsOf(sections: readonly number[]): string[] {
    let room = MAX_CONTEXT_LENGTH;
    const texts: string[] = [];
    for (const [index, section] of sections.entries()) {
      const {title, address} = describeSection(section, library);
      const passages = library.passagesOf(section);
      const whole = renderPassages(passages, [...passages.keys()], {isWhole: true});
      const text = asData(whole.slice(0, Math.min(MAX_SECTION_LENGTH, room)));
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

/** Returns the page and the quotation of a question as prompt lines. */
function aboutLines({page, quote}: About = {}): string[] {
  return [
    ...(page ? [`About the page: ${page.route}`] : []),
    ...(quote === undefined ? [] : [`About this passage:\n${quote}`]),
  ];
}

/** Returns the fence that closes an open code block, so that the following text isn't code. */
function closingFence(answer: string): string {
  const fences = answer.match(/^ *```/gm)?.length ?? 0;
  return fences % 2 === 0 ? '' : answer.endsWith('\n') ? '```' : '\n```';
}

/** Returns the sections that an answer cites, in the order of their first citation. */
function citedSections(answer: string, sections: readonly number[]): number[] {
  const numbers = new Set(Array.from(answer.matchAll(/\[(\d{1,2})\]/g), ([, number]) => Number(number)));
  return [...numbers].flatMap((number) => sections[number - 1] ?? []);
}

/**
 * Escapes a text so that it can't close its element in the prompt or open another one. Replaces unpaired surrogates,
 * which truncation leaves.
 */
function asData(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
    .replaceAll(/<(?=\s*\/?\s*(?:sections?|question)\b)/gi, '‹');
}
