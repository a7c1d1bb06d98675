import type {Answerer, AnswerEvent, Question} from '../../../src/askAi/answerer';
import {questionsOf, sourceOf, type ExtractiveAnswerer} from '../../../src/askAi/extractiveAnswerer';
import {followUps} from '../../../src/retrieval/answers/followUps';
import {guardOf} from '../../../src/retrieval/answers/guards';
import type {Library} from '../../../src/retrieval/answers/library';
import {latestTurns} from '../latestTurns';
import {anySignal, createTimer} from '../signals';
import {docsTools, sectionsFor} from './docsCalls';
import {promptOf, sectionElement, textsOf} from './prompt';
import {IncompleteAnswerError, ModelSilentError, type Complete, type ToolCall} from './provider';
import {rewriteQuestion} from './rewriteQuestion';

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

/** Sections in the prompt. Those that the answer cites become the sources (without a model: MAX_SOURCES in src/askAi). */
const MAX_SECTIONS = 8;
/** Maximum lengths of the sections in the prompt, and of those that the model requests in all rounds, in characters. */
const MAX_CONTEXT_LENGTH = 18_000;
const MAX_REQUESTED_LENGTH = 9000;
/** Number of times that the model may request more sections. */
const MAX_ROUNDS = 2;
/** Maximum number of earlier turns in the prompt. */
const MAX_TURNS = 6;

/**
 * Returns an answerer that lets a model answer from the sections that retrieval finds, and from those that it requests. The
 * prompt numbers the sections, and the client turns the numbers that the answer cites into links. A message that must be
 * refused never reaches the model. If the model fails, the extractive answer follows.
 */
export function createModelAnswerer({library, extractive, complete, timeout, onFailure}: Options): Answerer {
  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    if (guardOf(question.message)) {
      yield* extractive.answer(question, signal);
      return;
    }
    const earlier = latestTurns(question.thread, MAX_TURNS);
    const search = await rewriteQuestion(question, earlier, complete, signal);
    if (signal.aborted) return;
    const thread = search === question.message ? question.thread : [];
    const closest = await extractive.closestSections({...question, message: search, thread});
    const texts = textsOf(closest.slice(0, MAX_SECTIONS), library, MAX_CONTEXT_LENGTH);
    const given = closest.slice(0, texts.length);
    const {name, messages} = promptOf(question, earlier, {sections: given, texts}, library);
    yield {type: 'citations', sources: given.map((section) => sourceOf(section, library))};
    let text = '';
    let room = MAX_REQUESTED_LENGTH;
    const timer = createTimer(timeout, new ModelSilentError());
    const either = anySignal(signal, timer.signal);
    try {
      for (let round = 0; ; round += 1) {
        const calls: ToolCall[] = [];
        const before = text.length;
        timer.start();
        for await (const piece of complete(messages, either.signal, round < MAX_ROUNDS ? docsTools : [])) {
          // Stop the timer while the reader receives the piece: that time isn't the model's.
          timer.stop();
          if (typeof piece !== 'string') calls.push(piece);
          else if (piece !== '') {
            text += piece;
            yield {type: 'delta', text: piece};
          }
          timer.start();
        }
        timer.stop();
        if (calls.length === 0) break;
        if (round === MAX_ROUNDS) throw new IncompleteAnswerError('tool_calls');
        messages.push({role: 'assistant', content: text.slice(before), calls});
        if (text.length > before) {
          text += '\n\n';
          yield {type: 'delta', text: '\n\n'};
        }
        for (const call of calls) {
          const found = await sectionsFor(call, library, extractive);
          const added = found.filter((section) => !given.includes(section));
          const more = textsOf(added, library, room);
          room -= more.join('').length;
          messages.push({role: 'tool', callId: call.id, content: resultOf(name, added, more, given.length)});
          given.push(...added.slice(0, more.length));
        }
        yield {type: 'citations', sources: given.map((section) => sourceOf(section, library))};
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
    const cited = citedSections(text, given);
    if (cited.length > 0)
      yield {type: 'sources', sources: cited.map((section) => sourceOf(section, library))};
    yield {type: 'done', followUps: followUps(cited, questionsOf(question), library)};
  }

  function resultOf(
    name: string,
    sections: readonly number[],
    texts: readonly string[],
    before: number,
  ): string {
    if (texts.length === 0) return 'Nothing else was found.';
    return texts
      .map((text, index) =>
        sectionElement(name, {number: before + index + 1, section: sections[index]!, text}, library),
      )
      .join('\n');
  }

  return {answer};
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
